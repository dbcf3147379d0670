import { UnstyledButton } from '@mantine/core'
import type { PanelLocale, Run } from '../../protocol/calls.ts'
import { type Code, chipsIn, describeChip, type SourceCodes } from '../text/chips.ts'
import classes from './Field.module.css'

interface SourceTextProps {
  readonly text: string
  readonly codes: SourceCodes
  readonly locale: PanelLocale
  /** Puts a piece into the field; without it the pieces are not buttons. */
  readonly onInsert?: ((code: Code) => void) | undefined
}

/** A source text in which variables and tags are numbered pieces. */
export function SourceText({ text, codes, locale, onInsert }: SourceTextProps) {
  const chips = chipsIn(text, codes)
  return (
    <p lang={locale.tag} dir={locale.dir}>
      {chips.map((chip, index) => {
        const { kind, name, number } = chip
        const code = codes.list.find((candidate) => candidate.number === number)
        const inner =
          kind === 'close' ? [`${name} `, <b key="number">{number}</b>] : [<b key="number">{number}</b>, ` ${name}`]
        return [
          text.slice(chips[index - 1]?.to ?? 0, chip.from),
          onInsert && code ? (
            <UnstyledButton
              key={chip.from}
              // Not in the tab order, which goes from field to field. The keyboard has Ctrl+Shift with the number.
              tabIndex={-1}
              className={classes['chip']}
              data-kind={kind}
              aria-label={`Insert ${describeChip(chip)}`}
              title={`Insert ${code.texts.join('…')}`}
              onClick={() => onInsert(code)}
            >
              {inner}
            </UnstyledButton>
          ) : (
            <span key={chip.from} className={classes['chip']} data-kind={kind} title={chip.text}>
              {inner}
            </span>
          ),
        ]
      })}
      {text.slice(chips.at(-1)?.to ?? 0)}
    </p>
  )
}

/** One of two versions of a text, with the words marked that the other lacks; as deleted, for the older one. */
export function Runs({ runs, isOld = false }: { readonly runs: readonly Run[]; readonly isOld?: boolean }) {
  const Changed = isOld ? 'del' : 'ins'
  let from = 0
  return runs.map(({ text, changed }) => {
    const key = from
    from += text.length
    return changed ? (
      <Changed key={key} className={classes['changed']}>
        {text}
      </Changed>
    ) : (
      text
    )
  })
}
