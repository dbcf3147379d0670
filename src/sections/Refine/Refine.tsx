import { CloseButton, FileInput } from '@mantine/core'
import type { MouseEvent } from 'react'
import type en from '#locales/en/pages/ai-refinix-mt-post-editing-tool.json'
import { REPLAY } from '../../config/protocol.ts'
import { joined } from '../../i18n/joined.tsx'
import { useMessages } from '../../i18n/useMessages.tsx'
import button from '../../ui/ButtonLink/ButtonLink.module.css'
import { Emails } from '../../ui/Emails/Emails.tsx'
import { fieldLook } from '../../ui/Field/field.tsx'
import { Section } from '../../ui/Section/Section.tsx'
import classes from './Refine.module.css'
import { useDrop } from './useDrop.ts'
import { useRefine } from './useRefine.ts'

/**
 * Where visitors correct a file of their own, or the example: controls alone, until a file is chosen. What corrects and
 * shows the report is loaded then. Without scripts there are addresses to write to.
 */
export function Refine() {
  const { m, text } = useMessages<typeof en>('pages/ai-refinix-mt-post-editing-tool')
  const { root, chosen, tool: Tool, status, isLost, choose, chooseExample, removeGlossary, setStatus } = useRefine()
  const { isOver, handlers } = useDrop((file, target) => {
    const isForGlossary = target instanceof Element && target.closest(`.${classes.glossary}`)
    choose(isForGlossary ? { glossary: file } : { file })
  })
  const replayed = { [REPLAY]: '' }
  const field = (name: 'file' | 'glossary') => ({
    ...fieldLook,
    classNames: { ...fieldLook.classNames, input: `${fieldLook.classNames.input} ${classes.input}` },
    id: `refine-${name}`,
    'aria-labelledby': `refine-${name}-label refine-${name}`,
    label: m(`try.${name}.label`),
    description: m(`try.${name}.hint`),
    placeholder: text(`try.${name}.choose`),
    value: chosen[name],
    fileInputProps: { onClick: forgetFile },
    ...replayed,
    suppressHydrationWarning: true,
  })
  return (
    <Section id="try" tone="mist" title={m('try.title')} lead={m('try.lead')}>
      <div ref={root} className={classes.tool} data-over={isOver || undefined} {...handlers}>
        <p className={classes.without}>{joined(m('try.without'), <Emails />)}</p>
        <div className={classes.controls}>
          <FileInput {...field('file')} onChange={(file) => choose({ file })} />
          <div className={classes.glossary}>
            <FileInput {...field('glossary')} onChange={(glossary) => choose({ glossary })} />
            {chosen.glossary ? (
              <CloseButton
                unstyled
                className={classes.remove}
                aria-label={text('report.removeGlossary')}
                onClick={removeGlossary}
              />
            ) : null}
          </div>
          <button
            type="button"
            className={button.button}
            data-secondary=""
            onClick={chooseExample}
            {...replayed}
            suppressHydrationWarning
          >
            {m('try.example')}
          </button>
        </div>
        <p role="status" className="visually-hidden">
          {status}
        </p>
        {isLost ? <p className={classes.lost}>{m('report.faults.lost')}</p> : null}
        {Tool && chosen.file ? (
          <Tool key={chosen.attempt} file={chosen.file} glossary={chosen.glossary} onStatus={setStatus} />
        ) : null}
      </div>
    </Section>
  )
}

/** So that the same file, mended meanwhile, can be chosen again. */
function forgetFile({ currentTarget }: MouseEvent<HTMLInputElement>): void {
  currentTarget.value = ''
}
