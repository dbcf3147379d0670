/** If set to "off", .env files are ignored, so that `npm test` builds the same site for every developer. */
export const ENV_FILES = 'ISOGLOSS_ENV_FILES'
