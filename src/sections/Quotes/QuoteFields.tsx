import { NativeSelect, NumberInput } from '@mantine/core'
import type { ReactNode } from 'react'
import type en from '#locales/en/pages/services.json'
import { quoteExamples } from '../../config/quoteExamples.ts'
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

const teams = [...new Set(quoteExamples.map(({ translators }) => translators))].sort((one, other) => one - other)

/** The controls of the calculator. useCalculator.ts reads a static document by their names. */
export function QuoteFields({ choice, onChange }: QuoteFieldsProps) {
  const { m, text } = useMessages<typeof en>('pages/services')
  const number = useNumber()
  const languages = useWorkLanguages().map(({ id, nameText }) => ({ value: id, label: nameText }))
  return (
    <div className={classes.controls}>
      <p className={classes.hint}>{m('examples.calculator.lead')}</p>
      <Options
        name="example"
        label={m('examples.calculator.example')}
        value={choice.example}
        data={quoteExamples.map(({ id }) => ({ value: id, label: text(`examples.jobs.${id}`) }))}
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
        <Options
          key={name}
          name={name}
          label={m(`examples.calculator.${name}`)}
          value={choice[name]}
          data={languages}
          onChange={(id) => onChange(name === 'source' ? { source: id } : { target: id })}
        />
      ))}
      <Options
        name="translators"
        label={m('examples.calculator.translators')}
        value={String(choice.translators)}
        data={teams.map((team) => ({ value: String(team), label: number(team) }))}
        onChange={(team) => onChange({ translators: Number(team) })}
      />
      <Options
        name="schedule"
        label={m('examples.calculator.schedule')}
        value={choice.rush ? 'rush' : 'standard'}
        data={[
          { value: 'standard', label: text('examples.calculator.standard') },
          { value: 'rush', label: text('examples.lines.rush') },
        ]}
        onChange={(schedule) => onChange({ rush: schedule === 'rush' })}
      />
    </div>
  )
}

interface OptionsProps<Value extends string> {
  readonly name: string
  readonly label: ReactNode
  readonly value: Value
  readonly data: { value: Value; label: string }[]
  readonly onChange: (value: Value) => void
}

/** A native select, which accepts a choice before hydration. */
function Options<Value extends string>({ name, data, onChange, ...props }: OptionsProps<Value>) {
  return (
    <NativeSelect
      id={`quote-${name}`}
      name={name}
      {...selectLook}
      {...props}
      data={data}
      onChange={({ currentTarget }) => {
        const chosen = data.find(({ value }) => value === currentTarget.value)
        if (chosen) onChange(chosen.value)
      }}
      autoComplete="off"
    />
  )
}
