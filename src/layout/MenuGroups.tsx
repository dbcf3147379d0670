import { type ReactNode, useState } from 'react'
import { BaseAccordion } from '../ui/BaseAccordion/BaseAccordion.tsx'
import { useOpenPanel } from '../ui/useOpenPanel.ts'
import classes from './MobileMenu.module.css'
import { useCurrentGroup } from './useCurrentGroup.ts'

/** The accordion of the mobile menu. The group of the current page starts open; one group is open at a time. */
export function MenuGroups({ children }: { readonly children: ReactNode }) {
  const current = useCurrentGroup() ?? null
  const panel = useOpenPanel(current)
  const [shown, setShown] = useState(current)
  if (shown !== current) {
    setShown(current)
    panel.setOpen(current)
  }
  return (
    <BaseAccordion id="mobile-menu-groups" panel={panel} classNames={{ item: classes.group, control: classes.control }}>
      {children}
    </BaseAccordion>
  )
}
