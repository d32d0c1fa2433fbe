// English phrases of topics.
import type { TopicPhrases } from '../topics.ts'

export const us: TopicPhrases = {
  wedding:
    'wedding, weddings, bride, groom, bridal, bridal shower, engagement, engaged, newlyweds, just married, marriage, married, silver wedding, golden wedding, hen party, bachelorette, bridesmaid, maid of honor, best man, anniversary, years together, wedding registry',
  baby: 'baby, baby shower, newborn, new baby, hello baby, baby gift, expecting, pregnant, pregnancy, new parents, new mom, new mum, godchild, goddaughter, godson, christening, baptism, maternity, first time aunt, become an aunt, going to be an aunt, infant, birth',
  home: 'housewarming, new home, new house, new apartment, new flat, first home, first apartment, moved in, moving in, move in, just moved, homeowner, living alone, own place, home decor, dorm',
  birthday: 'birthday, bday, b-day, turning, birthday present, birthday girl, birthday boy, hbd',
  graduation:
    'graduation, graduate, grad, graduated, exam, passed exam, new job, promotion, degree, college, diploma, phd, driving test',
  school:
    'first day of school, back to school, starting school, school start, school kid, student, kindergarten, pupil',
  farewell:
    'retirement, retiring, retired, retiree, leaving, leaving gift, farewell, goodbye, going away, last day at work, work anniversary',
  recovery:
    'get well, get well soon, feel better, hospital, surgery, sick, ill, recovery, cheer up, cheering up, bad day, care package, broken leg',
  sympathy:
    'sympathy, condolence, condolences, funeral, bereavement, grief, in memory, memorial, loss, mourning',
  thanks:
    'thank you, thanks, thank, thankful, grateful, appreciation, teacher, teachers, babysitter, nanny, nurse, doctor, coach, caregiver, mail carrier, mailman, cleaner, neighbor, neighbour, assistant, tutor, volunteer, small token, token',
  communion: 'communion, first communion, confirmation, bar mitzvah, bat mitzvah',
  love: 'romantic, romance, valentine, valentines, vday, i love you, sweetheart, date night, crush, wife, girlfriend, fiance, fiancee, lover, soulmate, in love, for her',
  apology: 'sorry, apology, apologize, forgive me, forgot, make up',
  christmas:
    'christmas, xmas, holidays, holiday season, christmas tree, tree trimming, christmas decorations, festive, noel, yule, santa, christmas eve, december',
  nicholas:
    'stocking stuffer, stocking stuffers, stocking filler, stocking fillers, st nicholas, saint nick, shoe gift',
  secretSanta: 'secret santa, white elephant, yankee swap, office party, gift exchange, kris kringle',
  host: 'hostess, host, dinner party, dinner guest, invited to dinner, party host',
  advent: 'advent, countdown, st lucia, lucia, countdown to christmas',
  easter: 'easter, egg hunt, easter bunny, easter stuff, spring',
  women: 'women’s day, womens day, march 8, galentine, galentines',
  mother: 'mom, mum, mother, mama, mother in law, stepmom, motherly, mommy, mummy',
  man: 'dad, father, daddy, husband, boyfriend, grandpa, grandfather, granddad, men, guys, guy, him, uncle, brother, boss, son, father in law, stepdad, hubby',
  grandparent: 'grandma, grandmother, granny, nana, grandparents, nan, gran, aunt, auntie, grammy',
  friend:
    'best friend, bestie, bff, friend, sister, colleague, coworker, roommate, flatmate, girls night, cousin',
  teenager: 'teen, teens, teenager, teenage, tween',
  nameDay: 'name day',
  guests:
    'guests, afternoon tea, tea party, tea time, serving tea, visitors, brunch, breakfast, family gathering, family dinner',
  cosy: 'cozy, cosy, hygge, snug, warm and cozy, winter evening, dark evenings, rainy day, movie night, night in, comfort, comfy',
  relax:
    'relax, relaxing, relaxation, self care, selfcare, pamper, pampering, stress relief, stressed, unwind, me time, calm, spa day, wellness, mindfulness, burnout, tired, sleep',
  coffee: 'coffee, coffee lover, hot drink, hot cocoa, cocoa, drinkware, to go cup, espresso',
  office: 'office, desk, desk accessories, work from home, home office, workplace, work',
  travel:
    'travel, traveler, traveller, commute, commuter, on the go, road trip, hiking, hiker, outdoors, camping, trip, picnic, adventure',
  bag: 'shopping, groceries, purse, handbag, canvas bag, market bag, beach bag, purse organizer bag',
  decoration:
    'decor, decoration, decorations, decorate, living room, interior, mantel, wall art, wall decor, hallway, ornamental, knickknack',
  nursery: 'nursery, kids room, baby room, crib, bedtime, lullaby, mobile',
  bath: 'bath, bathroom, bathtub, soak, shower, soap, bath salts, bath oil, bath bomb',
  plants: 'plant, plants, gardener, gardening, garden, green thumb, plant lover, houseplant, greenery',
  easyPlant:
    'kills plants, low maintenance plant, easy care plant, hard to kill, no green thumb, office plant, desk plant, cactus',
  flowers: 'flowers, flower, bloom, blooms, florist, bunch of flowers',
  firstSteps: 'learning to walk, learns to walk, first steps, pull toy, toddler',
  plush: 'plush, plushie, stuffed animal, stuffed toy, soft toy, cuddly toy, stuffie',
  children:
    'kids, kid, children, child, toddler, boys, girls, toy, toys, little one, grandson, granddaughter, grandchild, niece, nephew, preschooler',
  sweets:
    'sweets, candy, candies, sweet tooth, treats, treat, dessert, snack, snacks, goodies, foodie, edible, something sweet, chocolates, chocoholic, confectionery',
  easterSweets: 'easter candy, easter chocolate, easter treats',
  stationery:
    'stationery, writing, writer, write, planner, journaling, bullet journal, paper goods, student notes, diary, organizer, sketchbook',
  jewellery: 'jewelry, jewellery, accessories, accessory, bling, fashion jewelry, pendant',
  scent:
    'fragrance, fragrances, home fragrance, scent, scents, smells nice, smell good, aromatherapy, cologne, perfume',
  keepsake: 'keepsake, memory, memories, memento, sentimental, photos, heirloom, memory box, souvenir',
  post: 'greeting card, mail in an envelope, by mail, letterbox, snail mail, flat gift, handwritten note, postcard',
  name: 'with name, monogram, monogrammed, initials, personalized, custom, customized, engraved',
  party: 'party, party supplies, party decor, celebration, decorating a party',
  wool: 'wool, woolen, woollen, felt, felted, knit, knitted, yarn',
  cotton: 'cotton, canvas, cloth, fabric, textile',
  clay: 'terracotta, terra cotta, clay, earthenware',
  wicker: 'wicker, willow, rattan, woven, seagrass',
  oak: 'oak, oak wood, hardwood',
  lightWood: 'birch, beech, maple, lime wood, basswood',
  wood: 'wood, wooden, timber',
  steel: 'steel, stainless steel, metal, insulated',
  silver: 'silver, sterling, sterling silver, gold plated',
  porcelain: 'porcelain, china, bone china',
  ceramic: 'ceramic, ceramics, stoneware, pottery, handmade pottery',
  glass: 'glass, crystal, blown glass',
  linen: 'linen, flax',
  velvet: 'velvet, velvety, velour',
  wax: 'wax, soy wax, soy, beeswax',
  paper: 'paper, cardboard, kraft',
  satin: 'satin, silk, silky',
  brass: 'brass, golden metal',
}
