// Reviews of the sample shop, with their age in days.
export type SampleReview = {
  readonly product: string
  readonly author: string
  readonly stars: number
  readonly daysAgo: number
  readonly locale: 'us' | 'de' | 'fr' | 'pl'
  readonly text: string
}

export const sampleReviews: readonly SampleReview[] = [
  {
    product: 'name-mug',
    author: 'Hannah P.',
    stars: 5,
    daysAgo: 6,
    locale: 'us',
    text: 'The lettering looks hand-painted, because it is. My mother uses no other cup now.',
  },
  {
    product: 'name-mug',
    author: 'Owen',
    stars: 4,
    daysAgo: 21,
    locale: 'us',
    text: 'Lovely glaze. A little heavier than I expected, which I have come to like.',
  },
  {
    product: 'name-mug',
    author: 'Katrin S.',
    stars: 5,
    daysAgo: 34,
    locale: 'de',
    text: 'Der Name sitzt genau richtig, und die Tasse liegt wunderbar in der Hand.',
  },
  {
    product: 'plush-teddy',
    author: 'Marisol',
    stars: 5,
    daysAgo: 11,
    locale: 'us',
    text: 'He has been to kindergarten, to the beach and through the washing machine. Still handsome.',
  },
  {
    product: 'plush-bunny',
    author: 'Tom & Julie',
    stars: 5,
    daysAgo: 3,
    locale: 'us',
    text: 'Softer than in the pictures. Our daughter fell asleep on it ten minutes after we opened the box.',
  },
  {
    product: 'plush-bunny',
    author: 'Zofia',
    stars: 5,
    daysAgo: 40,
    locale: 'pl',
    text: 'Miękki, starannie uszyty i dotarł dzień wcześniej, niż obiecano.',
  },
  {
    product: 'tulip-bouquet-vase',
    author: 'Eleanor',
    stars: 5,
    daysAgo: 9,
    locale: 'us',
    text: 'They opened over three days and stayed for eleven. The vase is a gift of its own.',
  },
  {
    product: 'rose-bouquet-kraft',
    author: 'Camille',
    stars: 4,
    daysAgo: 17,
    locale: 'fr',
    text: 'Bouquet généreux et bien emballé. Deux roses étaient un peu fermées, elles se sont ouvertes le lendemain.',
  },
  {
    product: 'scented-candle',
    author: 'Priya',
    stars: 5,
    daysAgo: 14,
    locale: 'us',
    text: 'Smells of peonies and not of soap. Burns down evenly to the last centimeter.',
  },
  {
    product: 'macaron-box',
    author: 'Ben',
    stars: 4,
    daysAgo: 28,
    locale: 'us',
    text: 'Gone within an evening. Pistachio wins. I would have liked a second box in the house.',
  },
  {
    product: 'heart-necklace',
    author: 'Lena M.',
    stars: 5,
    daysAgo: 19,
    locale: 'us',
    text: 'Small, warm and light. I wear it every day and forget that I do.',
  },
  {
    product: 'easter-basket',
    author: 'Grace',
    stars: 5,
    daysAgo: 31,
    locale: 'us',
    text: 'The handle holds a whole garden of eggs and a determined four-year-old.',
  },
  {
    product: 'personalised-name-egg',
    author: 'Familie Brandt',
    stars: 5,
    daysAgo: 45,
    locale: 'de',
    text: 'Für jedes Kind eines, jedes Jahr am selben Zweig. Sauber gearbeitet.',
  },
  {
    product: 'spa-gift-set',
    author: 'Nora',
    stars: 4,
    daysAgo: 24,
    locale: 'us',
    text: 'The towels are the best part. The bath oil is quite strong: half a cap is enough.',
  },
  {
    product: 'chocolate-bunny',
    author: 'Victor',
    stars: 5,
    daysAgo: 38,
    locale: 'us',
    text: 'Real chocolate, thick walls, and it survived the mail without a crack.',
  },
  {
    product: 'tea-tin',
    author: 'Astrid',
    stars: 3,
    daysAgo: 52,
    locale: 'us',
    text: 'The tin is beautiful. The tea is a little too flowery for me, my sister loves it.',
  },
]
