import type { Settings } from '../content/settings.ts'

type Features = NonNullable<NonNullable<Settings['site']>['features']>

/** The features of a site whose editors have switched nothing. */
export const UNSWITCHED: Features = {
  theme: null,
  sign: null,
  arc: null,
  horizon: null,
  hours: null,
  houseSun: null,
  shareSun: null,
  dial: null,
  splash: null,
  smoothScroll: null,
  cookieBanner: null,
}
