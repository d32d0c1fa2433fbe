// Spanish words of price limits.
import type { PriceWords } from '../price-words.ts'

export const es: PriceWords = {
  below:
    'hasta los|por debajo de los|debajo de|?bajo|no pase de|no pase de los|no supere los|no supere|sin pasar de|sin pasarse de|como mucho|menores? (?:a|de|que)|inferiores a|menos que|mas baratos? que|maximo de|tope de|presupuesto|por menos de|menos de|no mas de|mas barato que|por debajo de|inferior a|hasta|como maximo|maximo|max',
  above:
    'por encima de los|superiores a|mas que|mayor(?:es)? (?:a|de|que)|mas caro que|como minimo|al menos|por mas de|mas de|por encima de|superior a|a partir de|minimo|min|?desde',
  between: [
    ['entre los', 'y los|y'],
    ['desde', 'hasta|a'],
    ['rango de', 'a'],
    ['entre', 'y|-'],
    ['de', 'a'],
    ['', 'a|-'],
  ],
  around:
    '?sobre los|en torno a|en torno a los|mas o menos|rondando los|cerca de los|alrededor de los|aprox|?casi|alrededor de|?cerca de|?unos|aproximadamente',
  belowAfter: 'como mucho|como maximo|tope|o inferior|y menos|o menos|maximo|max',
  aboveAfter: 'o superior|en adelante|para arriba|y mas|como minimo|o mas|minimo|min',
  aroundAfter: 'aprox|aproximadamente|mas o menos',
  not: 'no cueste|no cuesten|no|ni',
  budget: 'presupuesto de|presupuesto|rango de|precio',
  lead: 'de|por|a|con|un|una|presupuesto(?: de)?|budget|precio|que cuesten?|que|cueste|rango(?: de)?|valor|los|hasta|en|mi|gastar',
  tail: 'de presupuesto|aprox|solo',
  currency: 'eurillos|pavos|eur|dolar|peso|pesos|euros|euro|dolares|e',
}
