import { textId } from '../formats/model.ts'
import { unitId } from '../model/units.ts'
import type { ImportPlan } from './planImport.ts'
import { amountsOf, type BaseTexts } from './printImport.ts'

/** What an import does, for other programs. */
export function summaryOf(plan: ImportPlan, bases: BaseTexts) {
  return {
    amounts: amountsOf(plan),
    changes: plan.messages.flatMap(({ unit, forms, effect, older, renamedFrom }) =>
      effect
        ? [
            {
              key: unitId(unit),
              effect,
              stale: older !== null,
              renamedFrom,
              old: unit.forms.map(({ target }) => target),
              new: forms.map(({ target }) => target),
            },
          ]
        : [],
    ),
    noReviews: plan.messages.flatMap(({ unit, noReview }) =>
      noReview ? [{ key: unitId(unit), reason: noReview }] : [],
    ),
    conflicts: conflictsOf(plan, bases),
    lacking: plan.lacking.map(({ id }) => id),
    obsolete: plan.obsolete.map(({ id }) => id),
    gone: plan.gone.map(({ id }) => id),
    comments: plan.comments.map(({ unit, lines }) => ({ key: unitId(unit), lines })),
    annotations: plan.annotations.flatMap(({ unit, annotations }) =>
      annotations.map(({ text: _, ...annotation }) => ({ key: unitId(unit), ...annotation })),
    ),
  }
}

/** Each conflict with the three texts. */
export const conflictsOf = (plan: ImportPlan, bases: BaseTexts) =>
  plan.conflicts.flatMap(({ unit, conflicts }) =>
    conflicts.map(({ form, text }) => {
      const key = textId(unit, form)
      return { key, exported: bases.get(key) ?? null, theirs: text.target, ours: form.target }
    }),
  )
