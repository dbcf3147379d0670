import { Alert, Code, Stack, Text, TextInput, Title } from '@mantine/core'
import { useRef } from 'react'
import IconAlertTriangle from '#icons/IconAlertTriangle.mjs'
import IconCircleX from '#icons/IconCircleX.mjs'
import { isExcusable } from '../../lib/fault.ts'
import type { Finding } from '../../lib/output.ts'
import { inPlainWords } from '../../lib/plainWords.ts'
import { pluralKey } from '../../project/plurals.ts'
import { formName } from '../../protocol/calls.ts'
import { SourceText } from '../field/SourceText.tsx'
import { TextField } from '../field/TextField.tsx'
import { usePanel } from '../PanelContext.ts'
import { keyOf } from '../text/texts.ts'
import { LinkButton } from './Section.tsx'
import { examplesOf, type Field, type Work } from './useWork.ts'

interface FormFieldProps {
  readonly work: Work
  readonly field: Field
}

/** Source and field of a form, with the findings of `check`. */
export function FormField({ work, field }: FormFieldProps) {
  const { source, target } = usePanel().workspace.project
  const { detail } = work
  const { form, name, codes, handle } = field
  const whole = useRef<HTMLDivElement>(null)
  const text = work.texts[name] ?? ''
  const findings = findingsOf(work, name)
  const describedBy = `findings-${name}`
  const formLabel = form.category === null ? '' : `, form “${form.category}”`
  return (
    <Stack ref={whole} gap={6}>
      {form.category !== null && (
        <Title order={3} size="sm">
          {form.category}{' '}
          <Text span inherit fw={400} c="dimmed">
            {examplesOf(form)}
          </Text>
        </Title>
      )}
      <SourceText
        text={form.source}
        codes={codes}
        locale={source}
        onInsert={detail.isVerbatim ? undefined : (code) => handle.current?.insertCode(code)}
      />
      <TextField
        ref={handle}
        value={text}
        codes={codes}
        locale={target}
        label={`${target.name}${formLabel}: ${keyOf(detail.id)}`}
        describedBy={describedBy}
        isInvalid={findings.some(({ severity }) => severity === 'error')}
        isReadOnly={detail.isVerbatim}
        onFocus={() => {
          work.activate(field)
          // Browsers scroll only the field into view, without the English above it. Nothing may move during a click.
          if (!whole.current?.matches(':active')) whole.current?.scrollIntoView({ block: 'nearest' })
        }}
        onBlur={() => {
          // New findings would move a button away during a click.
          if (!document.querySelector('button:active')) work.check()
        }}
        onChange={(changed) => work.fill({ [name]: changed })}
      />
      <Stack gap={6} id={describedBy}>
        {findings.map((finding) => (
          <FindingItem key={`${finding.rule} ${finding.expected} ${finding.found}`} {...{ finding, work, field }} />
        ))}
      </Stack>
    </Stack>
  )
}

/** The findings of a form; the first form also has those of the whole message. */
function findingsOf({ detail: { id, forms }, findings }: Work, name: string): Finding[] {
  const keys = new Map(forms.map((form) => [form.category ? pluralKey(id, form.category) : id, formName(form)]))
  const first = forms[0] && formName(forms[0])
  return findings.filter(({ key }) => (keys.get(key) ?? first) === name)
}

interface FindingProps extends FormFieldProps {
  readonly finding: Finding
}

function FindingItem({ finding, work, field }: FindingProps) {
  const { rule, severity, fix } = finding
  const [Icon, name] = severity === 'error' ? [IconCircleX, 'Error'] : [IconAlertTriangle, 'Warning']
  const correct = (text: string) => {
    work.replace(text, field)
    work.check({ ...work.texts, [field.name]: text })
  }
  return (
    <Alert role="note" color={severity === 'error' ? 'red' : 'gray'} icon={<Icon aria-hidden />}>
      <span>
        {name}. {inPlainWords(finding)}
      </span>{' '}
      <Code>{rule}</Code>{' '}
      {fix && fix.of === work.texts[field.name] && (
        <LinkButton onClick={() => correct(fix.text)}>Correct it: {fix.text}</LinkButton>
      )}
      {isExcusable(finding) && (
        <TextInput
          size="xs"
          aria-label={`Why the text is right all the same: ${rule}`}
          placeholder="Is the text right all the same? Say why."
          value={work.reasons[rule] ?? ''}
          onChange={({ currentTarget }) => work.giveReason(rule, currentTarget.value)}
        />
      )}
    </Alert>
  )
}
