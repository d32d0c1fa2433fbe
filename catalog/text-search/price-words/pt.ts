// Portuguese words of price limits.
import type { PriceWords } from '../price-words.ts'

export const pt: PriceWords = {
  below:
    'ate aos?|abaixo dos?|menos que|mais barato que|mais barato do que|nao mais que|nao mais do que|nao passe de|nao passe dos?|nao ultrapasse|nao exceda|no maximo de|maximo de|inferior aos?|sem passar de|orcamento|por menos de|menos de|nao mais de|abaixo de|inferior a|no maximo|maximo|max|ate a|ate',
  above:
    'acima dos?|mais que|superior aos?|a partir dos?|mais caro que|no minimo de|mais de|acima de|superior a|a partir de|pelo menos|no minimo|minimo|min|?desde',
  between: [
    ['entre os', 'e os|e'],
    ['dos', 'aos|ate aos'],
    ['desde', 'ate'],
    ['entre', 'e|-'],
    ['de', 'a|ate'],
    ['', 'a|-'],
  ],
  around:
    'por volta dos?|a volta dos?|?uns|?umas|mais ou menos|na faixa dos?|na casa dos?|em torno de|?perto de|aprox|cerca de|por volta de|a volta de|aproximadamente',
  belowAfter: 'ou inferior|e menos|ou menos|no maximo|maximo|max',
  aboveAfter: 'ou superior|e mais|para cima|ou mais|no minimo|minimo|min',
  aroundAfter: 'mais ou menos|aproximadamente|aprox',
  not: 'nao custe|nao|nem',
  budget: 'orcamento de|orcamento|faixa de|preco',
  lead: 'por|de|a|ate|com|um|uma|orcamento(?: de)?|budget(?: de)?|preco|valor|que custem?|custe|custem|que|na faixa de|faixa de|faixa|os|aos|no valor de|em|meu|gastar',
  tail: 'de orcamento|apenas|so',
  currency: 'paus|eur|conto|contos|pilas?|euros|euro|dolares|reais|e',
}
