import { expect, it } from 'vitest'
import { arrived, beginEditing, type Editing, typed } from '../../src/panel/state/editing.ts'
import { textsOf } from '../../src/panel/text/texts.ts'
import type { MessageDetail } from '../../src/protocol/protocol.ts'
import { brand, detail as before } from '../fixtures/editor.ts'
import { detailOf } from '../fixtures/panel/fakeDetail.ts'
import { withTexts } from '../fixtures/panel/fakeMessages.ts'

const elsewhere = detailOf(withTexts(brand, { text: 'Inny tekst' }, 'translated'), [], null)

type Step = (editing: Editing) => Editing
/** The work after some steps in one render, as React queues them. */
const after = (...steps: readonly Step[]) =>
  steps.reduce((editing, step) => step(editing), beginEditing(before, null, false))
const arrives =
  (detail: MessageDetail): Step =>
  (editing) =>
    arrived(editing, detail)
const types: Step = (editing) => typed(editing, { text: 'Wpisany tekst' })

it('takes a text that was changed elsewhere in the place of one that nobody has touched', () => {
  expect(after(arrives(elsewhere))).toMatchObject({ texts: textsOf(elsewhere), base: elsewhere.hashes })
})

it('keeps what is typed while the message arrives anew, before and after', () => {
  expect(after(types, arrives(before))).toMatchObject({ texts: { text: 'Wpisany tekst' }, isOvertaken: false })
  expect(after(arrives(before), types)).toMatchObject({ texts: { text: 'Wpisany tekst' }, isOvertaken: false })
  expect(after(types, arrives(elsewhere))).toMatchObject({ texts: { text: 'Wpisany tekst' }, isOvertaken: true })
})
