// Tracking pages of carriers. The addresses are those in public shipping software (compared in November 2026).
const pages: Readonly<Record<string, string>> = {
  dhl: 'https://www.dhl.com/global-en/home/tracking.html?tracking-id=',
  ups: 'https://www.ups.com/track?tracknum=',
  fedex: 'https://www.fedex.com/fedextrack/?trknbr=',
  dpd: 'https://www.dpdgroup.com/tracking?parcelNumber=',
  gls: 'https://gls-group.com/track/',
  hermes: 'https://www.myhermes.de/empfangen/sendungsverfolgung/sendungsinformation#',
  postnord: 'https://tracking.postnord.com/?id=',
  postnl: 'https://postnl.nl/tracktrace/?B=',
  inpost: 'https://inpost.pl/sledzenie-przesylek?number=',
}

/** Finds the carrier by the first word of the name typed by the merchant; null for an unknown carrier. */
export function trackingLink(parcel: {
  readonly carrier: string
  readonly trackingNumber: string
}): string | null {
  const name = parcel.carrier.trim().toLowerCase().split(/\s+/)[0] ?? ''
  const page = Object.hasOwn(pages, name) ? pages[name] : undefined
  return page ? page + encodeURIComponent(parcel.trackingNumber) : null
}
