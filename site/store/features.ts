/** What the site does besides showing pages (readings, States). */
export type Features = {
  splash: boolean
  smoothScroll: boolean
  dial: boolean
  cookieBanner: boolean
}

type Switches = { [Name in keyof Features]: boolean | null } | null | undefined

/** The switches of the site settings. One that was never touched, or could not be read, is on. */
export function featuresOf(switches: Switches): Features {
  return {
    splash: switches?.splash ?? true,
    smoothScroll: switches?.smoothScroll ?? true,
    dial: switches?.dial ?? true,
    cookieBanner: switches?.cookieBanner ?? true,
  }
}
