/** Optional features of the site (readings, States). */
export type Features = {
  splash: boolean
  smoothScroll: boolean
  cookieBanner: boolean
}

/** What a document tells of them: no script reads the others (decision 89). */
export type ToldFeatures = Pick<Features, 'smoothScroll'> & Partial<Features>

type Site = { features: { [Name in keyof Features]: boolean | null } | null } | null

/**
 * The feature switches of the site settings, on by default. If the settings cannot be read the
 * cookie banner is off, because an editor may have disabled it.
 */
export function featuresOf(site: Site): Features {
  const switches = site?.features
  return {
    splash: switches?.splash ?? true,
    smoothScroll: switches?.smoothScroll ?? true,
    cookieBanner: site !== null && (switches?.cookieBanner ?? true),
  }
}
