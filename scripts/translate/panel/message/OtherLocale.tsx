import { NativeSelect } from '@mantine/core'
import { useLocalStorage } from '@mantine/hooks'
import { useEffect, useState } from 'react'
import type { MessageDetail, Texts } from '../../protocol.ts'
import { reasonOf } from '../../unreachable.ts'
import { usePanel } from '../PanelContext.ts'
import { isText, keptValue } from '../state/keptValue.ts'
import { formName } from '../text/texts.ts'
import classes from './Section.module.css'
import { Section } from './Section.tsx'

/** The message in another language, which is remembered. */
export function OtherLocale({ detail }: { readonly detail: MessageDetail }) {
  const { others } = usePanel().workspace.project
  const [code, setCode] = useLocalStorage({
    key: 'translate other locale',
    defaultValue: '',
    deserialize: keptValue(isText, ''),
  })
  if (others.length === 0) return null
  const locale = others.find((other) => other.code === code)
  return (
    <Section title={locale ? `In ${locale.name}` : 'In another language'} isOpenAtFirst={locale !== undefined}>
      <NativeSelect
        size="xs"
        aria-label="Language"
        data={[
          { value: '', label: 'Choose a language' },
          ...others.map((other) => ({ value: other.code, label: other.name })),
        ]}
        value={code}
        onChange={({ currentTarget }) => setCode(currentTarget.value)}
      />
      {locale && <OtherTexts key={`${locale.code} ${detail.id}`} {...{ detail, locale }} />}
    </Section>
  )
}

interface OtherTextsProps {
  readonly detail: MessageDetail
  readonly locale: { readonly code: string; readonly tag: string; readonly dir: 'ltr' | 'rtl' }
}

function OtherTexts({ detail, locale }: OtherTextsProps) {
  const { backend, attempt } = usePanel()
  const [texts, setTexts] = useState<Texts | null>(null)
  const [failure, setFailure] = useState<string | null>(null)
  const { id } = detail
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt asks again.
  useEffect(() => {
    backend.other({ locale: locale.code, id }).then(setTexts, (error: unknown) => setFailure(reasonOf(error)))
  }, [backend, locale.code, id, attempt])
  if (texts === null) return failure === null ? null : <p className={classes['quiet']}>{failure}</p>
  if (Object.keys(texts).length === 0) return <p className={classes['quiet']}>No text yet.</p>
  const [first] = detail.forms
  return Object.entries(texts).map(([form, text]) => (
    <p key={form} lang={locale.tag} dir={locale.dir}>
      {first && formName(first) !== 'text' && <span className={classes['quiet']}>{form}: </span>}
      {text}
    </p>
  ))
}
