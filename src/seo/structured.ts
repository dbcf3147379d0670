import type { BreadcrumbList, Graph, Organization, Service, Thing, WebPage, WebSite } from 'schema-dts'
import { brand } from '../config/brand.ts'
import { defaultLocale, type Locale, localeOf } from '../config/locales.ts'
import { type PageId, routeOf } from '../config/routes.ts'
import { type Office, offices, socialLinks } from '../config/site.ts'
import { href } from '../i18n/href.ts'
import { localesOf, type Publication } from '../i18n/publication.ts'
import { contentLocale } from './addresses.ts'
import { trailOf } from './breadcrumb.ts'

export interface PageFacts {
  readonly page: PageId
  readonly locale: Locale
  readonly publication: Publication
  /** Origin without a trailing slash; null for a preview, which uses relative addresses. */
  readonly siteUrl: string | null
  readonly title: string
  readonly description: string
  /** Names as shown on the page: of pages in the breadcrumb, of offices with their addresses. */
  readonly pageName: (page: PageId) => string
  readonly officeName: (office: Office['id']) => string
}

const showsOffices: readonly PageId[] = ['contacts', 'offices']
const pageTypes: Readonly<Partial<Record<PageId, 'AboutPage' | 'ContactPage'>>> = {
  about: 'AboutPage',
  contacts: 'ContactPage',
}

/**
 * Returns the schema.org graph of a page (JSON-LD 1.1). Organization and site are described on Home, other pages refer to
 * their @id. The graph contains only facts that the page shows.
 */
export function structuredData(facts: PageFacts): Graph {
  const { page } = facts
  const kind = routeOf(page)?.kind
  const nodes: Thing[] = [webPage(facts)]
  if (page === 'home') nodes.push(organization(facts), webSite(facts))
  if (showsOffices.includes(page)) nodes.push(officesOf(facts))
  if (trailOf(page).length > 0) nodes.push(breadcrumbList(facts))
  if (kind === 'service' || kind === 'ai' || kind === 'solution') nodes.push(service(facts))
  return { '@context': 'https://schema.org', '@graph': nodes }
}

const absolute = ({ siteUrl }: PageFacts, address: string) => (siteUrl ?? '') + address
const organizationId = (facts: PageFacts) => absolute(facts, `${href(defaultLocale, 'home')}#organization`)
const webSiteId = (facts: PageFacts) => absolute(facts, `${href(defaultLocale, 'home')}#website`)

/** Returns the canonical address of the page, which is also its @id. */
function addressOf(facts: PageFacts): string {
  return absolute(facts, href(contentLocale(facts.publication, facts.locale.code, facts.page), facts.page))
}

function webPage(facts: PageFacts): WebPage {
  const { page, locale, publication, title, description } = facts
  const address = addressOf(facts)
  const type = pageTypes[page]
  const trail = trailOf(page)
  return {
    '@type': type ?? 'WebPage',
    '@id': address,
    url: address,
    name: title,
    description,
    inLanguage: localeOf(contentLocale(publication, locale.code, page)).tag,
    isPartOf: { '@id': webSiteId(facts) },
    ...(type || page === 'home' ? { about: { '@id': organizationId(facts) } } : {}),
    ...(trail.length > 0 ? { breadcrumb: { '@id': `${address}#breadcrumb` } } : {}),
  }
}

function organization(facts: PageFacts): Organization {
  return {
    '@type': 'Organization',
    '@id': organizationId(facts),
    name: brand,
    url: absolute(facts, href(defaultLocale, 'home')),
    ...(socialLinks.length > 0 ? { sameAs: socialLinks.map(({ url }) => url) } : {}),
  }
}

function webSite(facts: PageFacts): WebSite {
  return {
    '@type': 'WebSite',
    '@id': webSiteId(facts),
    name: brand,
    url: absolute(facts, href(defaultLocale, 'home')),
    inLanguage: localesOf(facts.publication, 'home').map(({ tag }) => tag),
    publisher: { '@id': organizationId(facts) },
  }
}

/** Returns the organization with its offices. Incomplete details are omitted. */
function officesOf(facts: PageFacts): Organization {
  return {
    '@type': 'Organization',
    '@id': organizationId(facts),
    name: brand,
    location: offices.map(({ id, address, suiteOnRequest, phone }) => ({
      '@type': 'Place',
      name: facts.officeName(id),
      ...(suiteOnRequest ? {} : { address: address.join(', ') }),
      ...(phone ? { telephone: phone } : {}),
    })),
    email: offices.map(({ email }) => email),
  }
}

/** Returns the visible breadcrumb with the same names and addresses. */
function breadcrumbList(facts: PageFacts): BreadcrumbList {
  const { page, locale, pageName } = facts
  return {
    '@type': 'BreadcrumbList',
    '@id': `${addressOf(facts)}#breadcrumb`,
    itemListElement: trailOf(page).map((step, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: pageName(step),
      item: step === page ? addressOf(facts) : absolute(facts, href(locale.code, step)),
    })),
  }
}

function service(facts: PageFacts): Service {
  const address = addressOf(facts)
  return {
    '@type': 'Service',
    '@id': `${address}#service`,
    name: facts.pageName(facts.page),
    url: address,
    mainEntityOfPage: { '@id': address },
    provider: { '@id': organizationId(facts) },
  }
}
