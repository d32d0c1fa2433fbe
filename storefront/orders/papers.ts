// The papers of an order, as the address names them: /orderDetail?number=…&paper=invoice.
export const papers = ['invoice', 'packing-slip', 'gift-receipt'] as const
export type Paper = (typeof papers)[number]

export function readPaper(): Paper | null {
  const asked = new URLSearchParams(location.search).get('paper')
  return papers.find((paper) => paper === asked) ?? null
}
