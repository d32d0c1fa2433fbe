// Carriers whose own pages show where a parcel is. The addresses are those that shipping software in public use links to
// (compared in November 2026); a carrier that changed its page is to be changed here.
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

/** By the first word of the carrier's name, as the merchant typed it; null for one we do not know. */
export function trackingLink(parcel: {
  readonly carrier: string
  readonly trackingNumber: string
}): string | null {
  const name = parcel.carrier.trim().toLowerCase().split(/\s+/)[0] ?? ''
  const page = Object.hasOwn(pages, name) ? pages[name] : undefined
  return page ? page + encodeURIComponent(parcel.trackingNumber) : null
}
