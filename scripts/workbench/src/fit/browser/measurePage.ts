import { isMarked } from '../../marks/marks.ts'
import type { Application } from '../../places/browser/application.ts'
import { categoriesOf } from '../../model/plurals.ts'
import { type Fault, faultsOf } from './faultsOf.ts'
import { pluralForms } from './plurals.ts'
import { menuStates, pageStates, type State } from './states.ts'

/** A fault, and what has to be open for it to be seen. */
export interface StateFault extends Fault {
  readonly state: string
}

/** What measures the page of an application at its present width: in all its states, and with every plural form. */
export function measurer({ i18n, redraw }: Application) {
  const forms = pluralForms(i18n)
  return async (withMenus: boolean): Promise<StateFault[]> => {
    const faults = await measureStates(pageStates())
    if (withMenus) faults.push(...(await measureStates(menuStates())))
    if (!forms.used()) return faults
    for (const form of [...categoriesOf(i18n.language), null]) {
      forms.show(form)
      redraw()
      await new Promise(requestAnimationFrame)
      if (form) faults.push(...(await measureStates(pageStates(), `, plural form "${form}"`)))
    }
    return faults
  }
}

async function measureStates(states: AsyncIterable<State>, more = ''): Promise<StateFault[]> {
  const faults: StateFault[] = []
  for await (const { name, root } of states) {
    // Faces that the texts of this state alone need. Asking for them lays the page out.
    await document.fonts.ready
    if (isMarked(document.body.textContent))
      throw new Error(`A component puts a text with its marks on the page (${name}).`)
    for (const { target: _, ...fault } of faultsOf(root)) faults.push({ ...fault, state: name + more })
  }
  return faults
}
