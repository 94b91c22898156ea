/** Where the property is: its address, and its coordinates if the settings have them. */
export type Spot = { address: string; lat: number | null; lng: number | null }

type Service = { name: string; to: string }

/**
 * Links to the place in map services. All are pages on the web, which phones open in the app of the
 * service: an address of the kind `geo:` leads nowhere on most desktops. Nothing is asked of the
 * services before a visitor follows a link. Where the coordinates are unknown, they search for the
 * address.
 */
export function mapServices({ address, lat, lng }: Spot): Service[] {
  const at = lat === null || lng === null ? null : { lat, lng }
  const searched = address.split(/\s*\n\s*/).join(', ')
  const query = encodeURIComponent(at ? `${at.lat},${at.lng}` : searched)
  const place = encodeURIComponent(searched)
  return [
    { name: 'OpenStreetMap', to: openStreetMap(at, place) },
    { name: 'Google Maps', to: `https://www.google.com/maps/search/?api=1&query=${query}` },
    {
      name: 'Apple Maps',
      to: `https://maps.apple.com/?${at ? `ll=${query}&` : ''}q=${place}`,
    },
  ]
}

function openStreetMap(at: { lat: number; lng: number } | null, place: string) {
  if (!at) return `https://www.openstreetmap.org/search?query=${place}`
  const { lat, lng } = at
  return `https://www.openstreetmap.org/?mlat=${lat}&mlon=${lng}#map=17/${lat}/${lng}`
}
