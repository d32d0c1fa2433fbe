// Lists reviews for moderation, shows, refuses and answers them.
import { listReviewsOf } from '#data/catalog/reviews.ts'
import { answerReview, moderateReview } from '#services/reviews/moderate-review.ts'
import { textOption, type Command, limitOption, limitOf, oneOf } from '../command.ts'
import { resultOf } from '../refusal-sentences.ts'

const statuses = ['waiting', 'shown', 'refused']

export const reviewCommands: readonly Command[] = [
  {
    usage: 'review list',
    about: 'Lists reviews that wait to be read, or those of another status, oldest first.',
    options: {
      status: { type: 'string', about: `One of: ${statuses.join(', ')}. Those that wait by default.` },
      limit: limitOption,
    },
    async run(db, invocation) {
      const status = oneOf(textOption(invocation, 'status') ?? 'waiting', statuses, 'a status of reviews')
      const limit = limitOf(invocation)
      const reviews = await listReviewsOf(db, status, limit)
      const texts = reviews.map((review) => {
        const proof = review.orderNumber ? `order ${review.orderNumber}` : 'no order'
        const head = `${review.id}  ${'★'.repeat(review.stars)}  ${review.productKey}, ${proof}, ${review.locale}`
        const answer = review.answer === null ? '' : `\n  Answer: ${review.answer.replaceAll('\n', '\n  ')}`
        return `${head}\n  ${review.author}: ${review.text.replaceAll('\n', '\n  ')}${answer}`
      })
      return { text: texts.length ? texts.join('\n\n') : 'No reviews.', json: reviews }
    },
  },
  decision('approve', 'shown', 'Shows a review on the page of its product.'),
  decision('reject', 'refused', 'Refuses a review: insulting or unlawful ones.'),
  {
    usage: 'review answer <review> <text>',
    about: "Writes the shop's answer below a review; an empty text removes it.",
    async run(db, { args: [id = '', answer = ''], now }) {
      resultOf(await answerReview(db, { id, answer }, now))
      return { text: answer === '' ? 'The answer is removed.' : 'The answer is saved.', json: { id, answer } }
    },
  },
]

function decision(verb: 'approve' | 'reject', status: 'shown' | 'refused', about: string): Command {
  return {
    usage: `review ${verb} <review>`,
    about,
    async run(db, { args: [id = ''], now }) {
      resultOf(await moderateReview(db, { id, status }, now))
      return { text: `The review is ${status}.`, json: { id, status } }
    },
  }
}
