/** What the site does besides showing pages (readings, States). */
export type Features = {
  splash: boolean
  smoothScroll: boolean
  dial: boolean
  cookieBanner: boolean
}

type Site = { features: { [Name in keyof Features]: boolean | null } | null } | null

/**
 * The switches of the site settings; one that was never touched is on. Where the settings could not
 * be read nobody is asked about cookies: an editor may have switched the question off.
 */
export function featuresOf(site: Site): Features {
  const switches = site?.features
  return {
    splash: switches?.splash ?? true,
    smoothScroll: switches?.smoothScroll ?? true,
    dial: switches?.dial ?? true,
    cookieBanner: site !== null && (switches?.cookieBanner ?? true),
  }
}
