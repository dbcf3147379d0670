import path from 'node:path'

/** An origin that RFC 2606 keeps for examples. */
export const siteUrl = 'https://www.example.com'

/** The environment of a build for it. */
export const originEnv = {
  VITE_SITE_URL: siteUrl,
  VITE_CONTACT_FORM_URL: 'https://forms.example.com/contact',
  VITE_FREELANCE_FORM_URL: 'https://forms.example.com/freelance',
}

/** The site as it is built for that origin, since dist/ is a preview: npm run test:origin. */
export const originSite = path.resolve('.cache/test-origin')
