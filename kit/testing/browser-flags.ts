/**
 * Parts of Chromium's own window that are pages. Each window would start a process for them, which
 * costs as much as a page of the site. Browsers without these features ignore the names.
 */
const BROWSER_UI_PAGES = ['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup']

/** Each new tab would start a process for the next one. */
const SPARE_PROCESS = 'SpareRendererForSitePerProcess'

/** The features that Playwright 1.65 disables; a second `--disable-features` replaces its list. */
const DISABLED_BY_PLAYWRIGHT = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
]

/** Chromium flags for tests: no sandbox, software rendering, no background traffic. */
export const BROWSER_FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  `--disable-features=${[...DISABLED_BY_PLAYWRIGHT, ...BROWSER_UI_PAGES, SPARE_PROCESS].join()}`,
]
