import { FileInput } from '@mantine/core'
import { type MouseEvent, useState } from 'react'
import type en from '#locales/en/pages/ai-refinix-mt-post-editing-tool.json'
import { REPLAY } from '../../config/protocol.ts'
import { joined } from '../../i18n/joined.tsx'
import { useMessages } from '../../i18n/useMessages.tsx'
import button from '../../ui/ButtonLink/ButtonLink.module.css'
import { Emails } from '../../ui/Emails/Emails.tsx'
import { fieldLook } from '../../ui/Field/field.tsx'
import { type HeadProps, Section } from '../../ui/Section/Section.tsx'
import classes from './Refine.module.css'
import { useDrop } from './useDrop.ts'
import { useRefine } from './useRefine.ts'

/**
 * Corrects a visitor's file or an example. The tool and its report are loaded once a file is chosen. Without scripts
 * the section shows e-mail addresses.
 */
export function Refine(head: HeadProps) {
  const { m, text } = useMessages<typeof en>('pages/ai-refinix-mt-post-editing-tool')
  const { root, file, attempt, tool: Tool, isLost, choose, chooseExample } = useRefine()
  const [status, setStatus] = useState('')
  const { isOver, handlers } = useDrop(choose)
  const replayed = { [REPLAY]: '', suppressHydrationWarning: true }
  return (
    <Section tone="mist" {...head}>
      <div ref={root} className={classes.tool} data-over={isOver || undefined} {...handlers}>
        <p className={classes.without}>{joined(m('try.without'), <Emails />)}</p>
        <div className={classes.controls}>
          <FileInput
            {...fieldLook}
            classNames={{ ...fieldLook.classNames, input: `${fieldLook.classNames.input} ${classes.input}` }}
            id="refine-file"
            aria-labelledby="refine-file-label refine-file"
            label={m('try.file.label')}
            description={m('try.file.hint')}
            placeholder={text('try.file.choose')}
            value={file}
            fileInputProps={{ onClick: forgetFile }}
            onChange={choose}
            {...replayed}
          />
          <button type="button" className={button.button} onClick={chooseExample} {...replayed}>
            {m('try.example')}
          </button>
        </div>
        <p role="status" className="visually-hidden">
          {status}
        </p>
        {isLost ? <p className={classes.lost}>{m('report.faults.lost')}</p> : null}
        {Tool && file ? <Tool key={attempt} file={file} onStatus={setStatus} /> : null}
      </div>
    </Section>
  )
}

/** Resets the input, so that the same file can be chosen again after a change. */
function forgetFile({ currentTarget }: MouseEvent<HTMLInputElement>): void {
  currentTarget.value = ''
}
