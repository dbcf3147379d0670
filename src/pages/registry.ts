import type { ReactNode } from 'react'
import type { ViewId } from '../config/routes.ts'

/** A page: called as a component would be rendered (it may use hooks), it returns its sections in a fragment. */
export type Page = () => ReactNode

export interface PageModule {
  readonly default: Page
  /** Namespaces that the page reads besides its own and "common". */
  readonly namespaces?: readonly string[]
}

/** The module of each view. The file is named after the id; a view without a row here is a type error. */
export const registry = {
  home: () => import('./home.tsx'),
  about: () => import('./about.tsx'),
  'core-services': () => import('./core-services.tsx'),
  offices: () => import('./offices.tsx'),
  team: () => import('./team.tsx'),
  careers: () => import('./careers.tsx'),
  freelance: () => import('./freelance.tsx'),
  contacts: () => import('./contacts.tsx'),
  services: () => import('./services.tsx'),
  'services-translation-services': () => import('./services-translation-services.tsx'),
  'services-linguistic-quality': () => import('./services-linguistic-quality.tsx'),
  'services-linguistic-validation': () => import('./services-linguistic-validation.tsx'),
  'services-interpreting': () => import('./services-interpreting.tsx'),
  'services-content-services-localization': () => import('./services-content-services-localization.tsx'),
  'services-website-localization': () => import('./services-website-localization.tsx'),
  'services-software-localization': () => import('./services-software-localization.tsx'),
  'services-media-localization': () => import('./services-media-localization.tsx'),
  'services-voiceover-and-dubbing': () => import('./services-voiceover-and-dubbing.tsx'),
  'services-creative-content-services': () => import('./services-creative-content-services.tsx'),
  'services-consulting': () => import('./services-consulting.tsx'),
  'services-video-production': () => import('./services-video-production.tsx'),
  'services-copy-editing-and-transcreation': () => import('./services-copy-editing-and-transcreation.tsx'),
  'services-regulated-content': () => import('./services-regulated-content.tsx'),
  'services-pharmaceutical': () => import('./services-pharmaceutical.tsx'),
  'services-medical-device': () => import('./services-medical-device.tsx'),
  'services-healthcare': () => import('./services-healthcare.tsx'),
  'ai-ai-translation': () => import('./ai-ai-translation.tsx'),
  'ai-neural-machine-translation': () => import('./ai-neural-machine-translation.tsx'),
  'ai-machine-translation-customization': () => import('./ai-machine-translation-customization.tsx'),
  'ai-machine-translation-qa-and-evaluation': () => import('./ai-machine-translation-qa-and-evaluation.tsx'),
  'ai-refinix-mt-post-editing-tool': () => import('./ai-refinix-mt-post-editing-tool.tsx'),
  'solutions-by-industry': () => import('./solutions-by-industry.tsx'),
  'solutions-pharmaceutical': () => import('./solutions-pharmaceutical.tsx'),
  'solutions-medical-device': () => import('./solutions-medical-device.tsx'),
  'solutions-clinical-trials': () => import('./solutions-clinical-trials.tsx'),
  'solutions-healthcare': () => import('./solutions-healthcare.tsx'),
  privacy: () => import('./privacy.tsx'),
  'not-found': () => import('./not-found.tsx'),
  sent: () => import('./sent.tsx'),
  'not-sent': () => import('./not-sent.tsx'),
} satisfies Record<ViewId, () => Promise<PageModule>> as Record<ViewId, () => Promise<PageModule>>
