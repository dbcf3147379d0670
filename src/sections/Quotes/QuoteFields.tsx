import { NativeSelect, NumberInput, SegmentedControl } from '@mantine/core'
import type { ReactNode } from 'react'
import type en from '#locales/en/pages/services.json'
import { quoteExamples } from '../../config/quoteExamples.ts'
import { workLanguageOf } from '../../config/workLanguages.ts'
import { useMessages } from '../../i18n/useMessages.tsx'
import { useNumber } from '../../i18n/useNumber.ts'
import { useWorkLanguages } from '../../i18n/useWorkLanguages.ts'
import { fieldLook, selectLook } from '../../ui/Field/field.tsx'
import { type Choice, wordFields } from './choice.ts'
import classes from './Quotes.module.css'

interface QuoteFieldsProps {
  readonly choice: Choice
  readonly onChange: (change: Partial<Choice>) => void
}

const MAX_WORDS = 999_999

/** The team sizes of the examples, in ascending order. */
const teams = [...new Set(quoteExamples.map(({ translators }) => translators))].sort((one, other) => one - other)

/** The change that an option in a list of languages makes. */
function languageChange(name: 'source' | 'target', value: string): Partial<Choice> {
  const id = workLanguageOf(value)?.id
  return name === 'source' ? { source: id } : { target: id }
}

/** The controls of the calculator. useCalculator.ts reads a static document by their names. */
export function QuoteFields({ choice, onChange }: QuoteFieldsProps) {
  const { m } = useMessages<typeof en>('pages/services')
  const number = useNumber()
  const data = useWorkLanguages().map(({ id, nameText }) => ({ value: id, label: nameText }))
  return (
    <div className={classes.controls}>
      <p className={classes.hint}>{m('examples.calculator.lead')}</p>
      <Segments
        name="example"
        label={m('examples.calculator.example')}
        value={choice.example}
        options={quoteExamples.map(({ id }) => ({ value: id, label: m(`examples.jobs.${id}`) }))}
        onChange={(example) => onChange({ example })}
      />
      {wordFields.map((name) => (
        <NumberInput
          key={name}
          id={`quote-${name}`}
          name={name}
          {...fieldLook}
          label={m(`examples.lines.${name}`)}
          value={choice.words[name]}
          onChange={(words) => onChange({ words: { ...choice.words, [name]: words } })}
          allowNegative={false}
          allowDecimal={false}
          min={0}
          max={MAX_WORDS}
          clampBehavior="strict"
          step={100}
          hideControls
          autoComplete="off"
        />
      ))}
      {(['source', 'target'] as const).map((name) => (
        <NativeSelect
          key={name}
          id={`quote-${name}`}
          name={name}
          {...selectLook}
          label={m(`examples.calculator.${name}`)}
          data={data}
          value={choice[name]}
          onChange={({ currentTarget }) => onChange(languageChange(name, currentTarget.value))}
          autoComplete="off"
        />
      ))}
      <Segments
        name="translators"
        label={m('examples.calculator.translators')}
        value={String(choice.translators)}
        options={teams.map((team) => ({ value: String(team), label: number(team) }))}
        onChange={(team) => onChange({ translators: Number(team) })}
      />
      <Segments
        name="schedule"
        label={m('examples.calculator.schedule')}
        value={choice.rush ? 'rush' : 'standard'}
        options={[
          { value: 'standard', label: m('examples.calculator.standard') },
          { value: 'rush', label: m('examples.lines.rush') },
        ]}
        onChange={(schedule) => onChange({ rush: schedule === 'rush' })}
      />
    </div>
  )
}

interface SegmentsProps<Value extends string> {
  readonly name: string
  readonly label: ReactNode
  readonly value: Value
  readonly options: { value: Value; label: ReactNode }[]
  readonly onChange: (value: Value) => void
}

/** A labelled group of radio buttons, which accept a choice before hydration. */
function Segments<Value extends string>({ name, label, value, options, onChange }: SegmentsProps<Value>) {
  const { root, control, input, segment, indicator } = classes
  return (
    <div className={classes.segments}>
      <div id={`quote-${name}`} className={fieldLook.classNames.label}>
        {label}
      </div>
      <SegmentedControl
        unstyled
        classNames={{ root, control, input, label: segment, indicator }}
        name={name}
        aria-labelledby={`quote-${name}`}
        data={options}
        value={value}
        onChange={onChange}
      />
    </div>
  )
}
