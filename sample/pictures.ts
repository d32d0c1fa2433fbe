// Size and blur of every picture in pictures/. Written by describe-pictures.ts.
import type { PictureFacts } from '#services/catalog/prepare-picture.ts'

export const samplePictures = {
  'advent-calendar-box-detail-1': {
    width: 720,
    height: 720,
    placeholder:
      'data:image/webp;base64,UklGRpgAAABXRUJQVlA4IIwAAACwAgCdASoQABAAAUAmJbACdLoAfhKV4BCzuKgxNAAA/vkJa57GzZzZbnyDcFTxayGfa3hrkEaE2b02Mr8S9ZITEu/nti0QbsUeYdfjd4SwDQ4UHzZ76NsEWZk8z8qUxVDLg02UHoqm/0MHZvyF5bW5REd5Ej+pb1L+bAdLcEQ15jlshXM1lLkQiXPwAA==',
  },
  'advent-calendar-box-detail-2': {
    width: 960,
    height: 960,
    placeholder:
      'data:image/webp;base64,UklGRpAAAABXRUJQVlA4IIQAAAAQAgCdASoQABAAAUAmJbACdAEf58fYEnBQAP79N+7RwKbwPNIpAYFPgvsjwfmaqpa53XYxtxiXfKgdqQB113aEtAiC7ZuVUZVFtDr3fZkQ8C16ieVhUKR1+KNvzxTsmVKWGvm5zBR3vkFDL9ry9r9IAP16JPz9yX8a7jI96/PZXDnAAAA=',
  },
  'advent-calendar-box': {
    width: 1200,
    height: 1200,
    placeholder:
      'data:image/webp;base64,UklGRpgAAABXRUJQVlA4IIwAAADwAgCdASoQABAAAMASJZgCdLoA4wE0Tgyd9pSj94uCAAD+/1+LswAzyL/VUeQqOrnWQcH31u15P6ybN1PWLZdRY3+GIFSEf+H6jzNCBOn7XB7JK/531K5m5JtV6uMLpFTsmrwwQ8/+Uk35sX5npjxnefzqb+2Z4/IyCfLUHYvxB5NFNjAD/ZXcdaAAAA==',
  },
  'carousel-music-box-detail-1': {
    width: 720,
    height: 720,
    placeholder:
      'data:image/webp;base64,UklGRp4AAABXRUJQVlA4IJIAAACQAgCdASoQABAAAMASJQBOioAXYACvov+ExA23OAD+/5u64P2RBY6J+XJVluA3lJS+3VMb/J+pHWpLF6dyja8p6a9EZXwIP7OyGzX3kT79kQo9e2vas+Coso5IaoTg6EAEQDrPTjPr5zfKmU9Am2YaUt4vez7kumn2n93g6VxBwfx2hs+spDf79cOgFlnL0aAAAA==',
  },
  'carousel-music-box-detail-2': {
    width: 960,
    height: 960,
    placeholder:
      'data:image/webp;base64,UklGRpAAAABXRUJQVlA4IIQAAABwAgCdASoQABAAAMASJYgCdDBMAZKEyFMCNYiAAP7/drfF7PG28dTQZaLjD4tqNgncc4dg9qkh/oVdG76h3WcNaJJE/k5qf9bPhwsrZTIdmMZMmOUHVxO7D1mllp9tqvNc4ZdY/jQrzh8/DJD34YqjZHp+3KR4FvhPWTg94+/nPYZaAAA=',
  },
  'carousel-music-box': {
    width: 1200,
    height: 1200,
    placeholder:
      'data:image/webp;base64,UklGRqAAAABXRUJQVlA4IJQAAAAwAwCdASoQABAAAIAIJZQCdDiAOeO/WD4SQZCYwDOtkgYAAP7//jLxqz82jGuGqakvWmYmitPztNyojrvM+fP+eDENNNhaUmVXWxIR3qdhsN4jadozcKsSLg72qfwMnwbb//NkgkAtW43NUiPRY/yRwmau47/vitevBpN/OrH820U/cEG+CMlPhfDtn/lKyCQAAAAA',
  },
  'ceramic-bunny-pair-detail-1': {
    width: 720,
    height: 720,
    placeholder:
      'data:image/webp;base64,UklGRn4AAABXRUJQVlA4IHIAAAAwAgCdASoQABAAAIAIJYwCdAE0+7zfggJ1AAD+//6diPZSAQuQw9zH4fmW3c7QUdeIU3EARMNNjUWS8SI0u6nhe9A2G4605nmItykJvzJ/W9J/ez/TT1qUIPLojjZRwKoGWMHy4bZRS+//+PUfmzwAAAA=',
  },
  'ceramic-bunny-pair-detail-2': {
    width: 960,
    height: 960,
    placeholder:
      'data:image/webp;base64,UklGRowAAABXRUJQVlA4IIAAAABwAgCdASoQABAAAIAIJYwCdDiM94vBkU3rZ6swAP7//pU0PxZxePKFR6L4fUKv0qtPc1itKYb+RrOyfU0MVtSTX2Rx6nwxG53G/J4GLdT/ATPf0l4wH/r3h0g8z7JrbuWAqKRYmwkIXkVtv5eiz/Y2bje//iP9oPA9FTt+D6uwAA==',
  },
  'ceramic-bunny-pair': {
    width: 1200,
    height: 1200,
    placeholder:
      'data:image/webp;base64,UklGRn4AAABXRUJQVlA4IHIAAABQAgCdASoQABAAAIAIJZQCdDBEQZCIWQHlvwAA/v/+VTSt2ZdmS9uOTh5n3At5+U8S04rwqvBITMrd80PiqYRS64MJdeGJRpgu2fy6sDY/sdX35n1+OK0ECOJCyTGxjsqd1J0K6jdR/cPu/X/NorwAAAA=',
  },
  'chocolate-bunny-detail-1': {
    width: 1000,
    height: 1000,
    placeholder:
      'data:image/webp;base64,UklGRpgAAABXRUJQVlA4IIwAAADwAgCdASoQABAAAUAmJbACdLoAfhgV4BgQpUcnKCsvAAD+/EGw0ysOOOz3Vp8V92uCRuvfhHt6JCczUZBD+gvXulMo70ywDbUEoLPqlQM6UT1Eb5Nqh4O4fPttjTVCHH+rqIh2vFknVZtGH0qDLhf4J/2rN3CkvrBgvOHP0vfAe+u83nBd70ukOgAAAA==',
  },
  'chocolate-bunny-detail-2': {
    width: 1000,
    height: 1000,
    placeholder:
      'data:image/webp;base64,UklGRo4AAABXRUJQVlA4IIIAAABwAgCdASoQABAAAQAcJagCdLoAArmdxvFsuwsAAP7Cvyjsvh1J3P+gDVU4hi0QPlpwJzm4dbGn+ZPYppzF3Q7FNUY/xT7E25tFOLx/aVouoVoVTiRLqvNP7P/cf8ckCRi0pePQx6ZH+5lDr+Kf7us0o/+VxkK0Odo+5PUqNWe+gAAA',
  },
  'chocolate-bunny': {
    width: 1200,
    height: 1200,
    placeholder:
      'data:image/webp;base64,UklGRogAAABXRUJQVlA4IHwAAABwAgCdASoQABAAAQAcJYgCdLoAAnYStoJdI9mAAP79zAWF8v8ktjQQ68NMcedUSSafGies8Wrhod1Fn1zraXecSG0W5mFYexJwZ/ZJa1cqJzK+u4BFIi+7jZEplIvugyxW4M7HMHBfdXo//HrXzVtxJY4tlcy7kVzxGiAA',
  },
  'daffodil-pot-detail-1': {
    width: 720,
    height: 720,
    placeholder:
      'data:image/webp;base64,UklGRpAAAABXRUJQVlA4IIQAAABwAgCdASoQABAAAgA0JbACdDBQAZCG15Sm5z7gAP76OOXjX+U0SoiXovcEUe25sK+Q4RypWmQR5loFnLNziWvKgHgAex3hXG77QHx0eZ/XMgn1TIn/yrSAc8gG5v+a54h3kV2PwdH/tH+Cvx43Bwv3Ypl29iPp+zOJ2WcOow2Q+Ucn4AA=',
  },
  'daffodil-pot-detail-2': {
    width: 960,
    height: 960,
    placeholder:
      'data:image/webp;base64,UklGRooAAABXRUJQVlA4IH4AAACQAgCdASoQABAAAQAcJZgCdH8G6AA7rJfQxN4zoAD+/mz+aOEL0BY8/3/sTONh/fBixxf6lmgjdc9DX+QvtRemXWxAFU7QftRFOlZpT4qEGm0xJWNivrcjo3tBey3L09e+4V129BetuEZc7xTroIGoS5IITzwHac9RpgqoAAA=',
  },
  'daffodil-pot': {
    width: 1200,
    height: 1200,
    placeholder:
      'data:image/webp;base64,UklGRp4AAABXRUJQVlA4IJIAAABQAgCdASoQABAAAQAcJbACdDBWQYu/cND4EcAA/v5h/Tf34Ijmej51umUhp0ZJcCyAgaasDFLf0CddoGpRlk+N0GOblRZokSqGSVwNR4ftSAMZ2NsIOIwnWZVF//mM3r/hdDP8ny3/mXKnfx+/isXoyMztmvXV3T4zH5FO8FdmP5vwMiPkQfQg1jT4EgHdwIAAAA==',
  },
  'easter-basket-detail-1': {
    width: 720,
    height: 720,
    placeholder:
      'data:image/webp;base64,UklGRp4AAABXRUJQVlA4IJIAAABQAgCdASoQABAAAQAcJbACdDBJwan2RoexWYAA/v3Vv3iLrTRLadml/PmL/z/t41JXTot/0j5UjwOl6gSuR06fhRSQ93pEvfkb37woj02EG+31yV1WVYFC465ySlgyCO1FopR/9k0l9M/p6OO/sTj/+w4UQEyfXItM8EGf3iB/Wpp+LfViiVF/2801qDtOUZ8AAA==',
  },
  'easter-basket-detail-2': {
    width: 960,
    height: 960,
    placeholder:
      'data:image/webp;base64,UklGRooAAABXRUJQVlA4IH4AAABwAgCdASoQABAAAQAcJbACdLoAAwkSy8SRbyMAAP7+akKV+DgEp+JxEumKE4We+GPwKWqh3PD5+zhSl73WPdbTMi5OYzdKCzyYxxiBZnphyaJQ3Olac3n/Kp2F3TIqq/teqfWdzXR/GkX/eV+NNP2mJKpy0h7i+uNWrzjewAA=',
  },
  'easter-basket': {
    width: 1200,
    height: 1200,
    placeholder:
      'data:image/webp;base64,UklGRpgAAABXRUJQVlA4IIwAAACQAgCdASoQABAAAMASJbACdLoAfh6DITjzbZzXsAD+/6LEI1mEFn0eqPcFhtYGYin4d7nlVcupI884C6G9hR24zSzZtb+6RWRN/eZ2AkY6u38xkWkNlhC9E7KJ/mP/kOR7BhE4UL3318TjAJlvyu1+KREoA/4yaYMdBkBLmuav+Cm+DmjB9h8pqAAAAA==',
  },
  'embroidered-cushion-blank-close': {
    width: 960,
    height: 960,
    placeholder:
      'data:image/webp;base64,UklGRmgAAABXRUJQVlA4IFwAAACwAgCdASoQABAAAIAIJQBOl0APwYBkU5eKz+oyJAAA/v/+tBhrd7C3FA796plS4TgZ/N7+LhLag9a2sez/wHlil3dJobYWxK7/1EikHbnBj5PS3ltYrbpRXEAAAA==',
  },
  'embroidered-cushion-blank': {
    width: 1200,
    height: 1200,
    placeholder:
      'data:image/webp;base64,UklGRn4AAABXRUJQVlA4IHIAAABQAgCdASoQABAAAIAIJQBOl0AAYSF4tMR/14AA/v/+VcFauDfDXIf5+FikHmZjynPyWMgQWFdClLbQcZtSs1BNvd114nCp3qQn/zbwix+af+2RfKd9mZDFteCa42//BnJAz6g+8dHYknVgVe2UxLTegAA=',
  },
  'embroidered-cushion': {
    width: 1200,
    height: 1200,
    placeholder:
      'data:image/webp;base64,UklGRpIAAABXRUJQVlA4IIYAAABwAgCdASoQABAAAIAIJQBOl0A/AABjuLIEsX0YAP7//lXBWrg3lCBkQ/52FNVJRkOy6qAJm3Xecq0uRB8O0El55tHvKV1EnkjAzj5JU+W9kSg/9nfReXfR/8xZb8J8bX3uiJmYYxTZS5dTuKD//JUv17b+rkWLad+x7G4Q7GzDPfsWTgAAAA==',
  },
  'felt-egg-garland-detail-1': {
    width: 720,
    height: 720,
    placeholder:
      'data:image/webp;base64,UklGRoQAAABXRUJQVlA4IHgAAACQAgCdASoQABAAAMASJYgCdDiAN49BkIYVNZYkAAD+/9V+gmtD3oBAQxlLxYjtAcB/xH5tm7yut2ag3t5WZxnsYS08rahrU/8D5XLE6iJricTYnK4+MAuan5dMH/CznPNciyE7+Dn/5hiebvdE4iwj76E6lJnAAAA=',
  },
  'felt-egg-garland-detail-2': {
    width: 960,
    height: 960,
    placeholder:
      'data:image/webp;base64,UklGRo4AAABXRUJQVlA4IIIAAABwAgCdASoQABAAAMASJZACdFQAmiUGQQfPK6ZAAP7/o2A6IgGEaQVk4QtdVfeBF4fEOBwLUe9DkVYa3kOofV6/u7kR1KRevQA26bCH75xDFb/5n4yrHaeUUqRxCz935lHef7/sjPg8tFIX5roxL6Qn8jIC/qXNXYgwHcm1Md+5gAAA',
  },
  'felt-egg-garland': {
    width: 1200,
    height: 1200,
    placeholder:
      'data:image/webp;base64,UklGRpIAAABXRUJQVlA4IIYAAABwAgCdASoQABAAAIAIJQBOl0APxDBkJjkJNNoAAP7//r92b/v3Zjt9j++YHs1TRJMuhuGV1/jXO7xnXrqar/Cz7JMDt4BeDUW7DSVDKLKTh1yQm60Z4G/465tU/T1Nr3GR/6zP/j1Cuw3WcYsO7qH+TviHkbiSJD9gfl0X0OLnuFHDBJAAAA==',
  },
  'fir-wreath-detail-1': {
    width: 720,
    height: 720,
    placeholder:
      'data:image/webp;base64,UklGRowAAABXRUJQVlA4IIAAAAAQAgCdASoQABAAAUAmJQBOgB4hadfOFyuAAP74e5JlwfeZr47nW642J5NPpEcudtSL5+D51sOYApfKFn4LTv6760Or9WQ2mCrF5v3XiZtGyoiIoq6sb2MSyv1EkZsxdVWC9bivLtZJcszghhkWeEO/gF/dHRumKVAaavYwLToAAA==',
  },
  'fir-wreath-detail-2': {
    width: 960,
    height: 960,
    placeholder:
      'data:image/webp;base64,UklGRpIAAABXRUJQVlA4IIYAAAAQAgCdASoQABAAAUAmJQBOgCPg4qVQfzdwAP734Il9uFT+6g7MLnbTOH/tsnqJ1f1lcUQO5FQP/FMX+g3l7XV2Tk5gyZVPdhqBCj+CY0EDTzWw+bHxrweH+JIEI50qt79ti/p8bB87lmmWbvmBHtmV/hm/2juVR136YiWJI+t0NNT7D+AAAA==',
  },
  'fir-wreath': {
    width: 1200,
    height: 1200,
    placeholder:
      'data:image/webp;base64,UklGRpwAAABXRUJQVlA4IJAAAACwAgCdASoQABAAAQAcJYwCdDBAKwAEUUEMWoOYelgA/v8mzl7S94rLwD9U9MxpyctMGtfzB+2rWXf4yP3+S5ye2Mv6eJwO1YC8D3tozOuuU8wFvtZb3Gb7xxgoWXW9/ajRzrQ5a4E1zeo1Z+WcIIxap7TTX80JB9Lkc64ubIiZYAF9RUCXC4vEoFN+jbeQAAA=',
  },
  'gift-wrapped-dots': {
    width: 960,
    height: 960,
    placeholder:
      'data:image/webp;base64,UklGRp4AAABXRUJQVlA4IJIAAABwAgCdASoQABAAAMASJZACdLoAArDaF8Wnl6QAAP7/YgXv6sJ3D3Ixl8Okn4xdYc/IuH++X9K8gfDqcuNPhbp2PTnxz7cX/fzoV/8YYG9R9eEkzlO67AhjAq/EoxdinARvjyfgIw8douaMrtL18AU/f2/8m3Xmx/rIT2acxYEEO6OYtu3k1t2/XJFybZMfxoAAAA==',
  },
  'gingerbread-house-detail-1': {
    width: 720,
    height: 720,
    placeholder:
      'data:image/webp;base64,UklGRpoAAABXRUJQVlA4II4AAACwAgCdASoQABAAAUAmJbACdLoAyv8C67iAgbRNoAAA/v6BHb1EoxMsoxR9t3G7HBhmcfzHHguSDWO8OTMaRk5QkRUX3HNat8oUDJw7rOdESuqjRljeN41/PUObR4tz2bPXdKs8rWkZafD6p+HVyb+aaKYLp750ULLMKi4zg/ksSPSZYXcqySwjrqOLAAAA',
  },
  'gingerbread-house-detail-2': {
    width: 960,
    height: 960,
    placeholder:
      'data:image/webp;base64,UklGRqAAAABXRUJQVlA4IJQAAADwAgCdASoQABAAAQAcJbACdLoBEgNsBNI4KNGG9WWQAAD+/tjfUnJ94kiTfbkx7RImAikORmwy5mGxPTxrsZzz/VW5erVWvT+ahAd7Emjr9JnCWH2gszBqaNwMW8yqL8ugbNUdLS3vbdGGqqtv58XeMyQT1AC3ZlzMM//PzMktclOyhPYsy8WLfobl7zl6aQucOKAA',
  },
  'gingerbread-house': {
    width: 1200,
    height: 1200,
    placeholder:
      'data:image/webp;base64,UklGRoIAAABXRUJQVlA4IHYAAAAwAgCdASoQABAAAQAcJZgCdAEPDxUKHqGaAAD+/sOVVvzTIWEBqc5a10O5GcVCee+QRew09R3jO+rqs4atIPSfOhncasYsEOXkeUysVobF0vh32TS5xv6rud5fvdxpCon/fCqXeqBRvLyEW1UQnUGc6UEEAAAA',
  },
  'glass-bauble-set-blank-close': {
    width: 960,
    height: 960,
    placeholder:
      'data:image/webp;base64,UklGRpAAAABXRUJQVlA4IIQAAAAQAgCdASoQABAAAUAmJaACdAEPxE+XCAiAAP7QnxRMAx5iSf78If+uzZ+XwwW757/pVmuXt8y2qf9dNKiWVABrm53EH2vWudoLBnwa0cl/DceBUr1JXBEMnvQ5YImKrWn28jCC/zTvpnfeuC6pWDeuMv8IumOD4xXVBHwQPIQv/qKmAAA=',
  },
  'glass-bauble-set-blank': {
    width: 1200,
    height: 1200,
    placeholder:
      'data:image/webp;base64,UklGRpAAAABXRUJQVlA4IIQAAABQAgCdASoQABAAAQAcJQBOhgpYMdw52yEB3vAA/v3YEzEAJgBWp/Hh5fjvlDvfmLclokK7Dm8Zz/U9DcAEAV6aSufgltaWR9oseScneAE//KEN8w5w9HWeMGpx6pW+Dl/zBoP55t8odzPLhGxEVEzjFSJ6i0mrFhQgJdRztIHgsRQAAAA=',
  },
  'glass-bauble-set': {
    width: 1200,
    height: 1200,
    placeholder:
      'data:image/webp;base64,UklGRpAAAABXRUJQVlA4IIQAAAAQAgCdASoQABAAAQAcJQBOgCG8o3V6v0gAAP792BMxACYAVqgODhqg/xCufudcOJAJOiKwRfq/pBM0l4x/zUQI/YCMXCxzBvRX5K9ZZjY7Ve+kLa7oSW44r/jtucd2TszuczQ64ubmtO8wKqtygcbJ+mI1Ou3wUxjY6z9FoZmRm6iAAAA=',
  },
  'gold-foil-bunny-detail-1': {
    width: 720,
    height: 720,
    placeholder:
      'data:image/webp;base64,UklGRpAAAABXRUJQVlA4IIQAAACwAgCdASoQABAAAQAcJbACdLoAfg+C13a9vGNfFAAA/vx+PP/a88Gf2hNvoqYuYGQI+lWSUqbaloz+gN8jDB4xHWHaCCP51Y/qdlJoout9B0GO7XS/xgBv3W0PU16ewftH0914f+VDQMrdntEEBuqLz/8SBLCRTuzu8rDbovzWioS+8AA=',
  },
  'gold-foil-bunny-detail-2': {
    width: 960,
    height: 960,
    placeholder:
      'data:image/webp;base64,UklGRooAAABXRUJQVlA4IH4AAACQAgCdASoQABAAAQAcJbACdC0ZrkAD8VFaiatHwAD+1xzRC5QRZbMJdBW3gvK86vvwbAHaFcElNc3CBi/HAvlE/hfivd1G3XvVUseBzktLHv/tBsRq8fvF9m0Mdbk664mCWXXvIPrhZTX/+hkzRX979fEClTHCpZIRUOmWgAA=',
  },
  'gold-foil-bunny': {
    width: 1200,
    height: 1200,
    placeholder:
      'data:image/webp;base64,UklGRogAAABXRUJQVlA4IHwAAADQAgCdASoQABAAAQAcJbACdLoAnkneRAanMX1mskKAAP77VehUlWUaaBdn3lkU+M5EmaV9lIVBAwk7x34xhmv8GETi4dK6nv2/alIlCsdKDCaDfpk9Pr6Iy7yt8lem2vWL4SJzR3zPrWXj/3R90367cOmEe9hbS1ABFAAA',
  },
  'heart-balloons-detail-1': {
    width: 720,
    height: 720,
    placeholder:
      'data:image/webp;base64,UklGRoQAAABXRUJQVlA4IHgAAACQAgCdASoQABAAAMASJbACdLoAfiADIp7oU8vCQAD+/xM4EMJ4p/nMLyL/rPxuMZhLf7Q5zr3e8CYklJ0Jy2lyqOa7I03kkY25VtdX7yc9g3cP0K3sAG/OAZBcm96C6df/+TS37zt+3bi498fnIPb7VPsNgKuz4AA=',
  },
  'heart-balloons-detail-2': {
    width: 960,
    height: 960,
    placeholder:
      'data:image/webp;base64,UklGRo4AAABXRUJQVlA4IIIAAACQAgCdASoQABAAAIAIJQBOl0APw6BkHzjv07GlgAD+//5yYtbKFZnccYf5gFLKnzlYgXEOujxlfAXqAIXxjIfMD99aVqsYU7IVtRPjQmqwk9ySXUyIm9/8BuwFF+YqRV6HvnLGYH9xRhKDzn2yZEfnew9zW38uwQL/EDsCSjlrugAA',
  },
  'heart-balloons': {
    width: 1200,
    height: 1200,
    placeholder:
      'data:image/webp;base64,UklGRpgAAABXRUJQVlA4IIwAAADQAgCdASoQABAAAIAIJYgCdLoAfg35QAMKAmA0X+OoAP7/8Epf2ULIKCN2kASbqzawqqX/4osGpWKjQ+nFvluziX4A+CQp9u34JvwigFvPFzwt6wxx/8qQLPHh/49i6vAixkqR52q5wQJA//pYb7v/1kxhKorP/g5kfbls/oifyMnzuOHdcnJ0DUIAAA==',
  },
  'heart-chocolate-box-detail-1': {
    width: 720,
    height: 720,
    placeholder:
      'data:image/webp;base64,UklGRooAAABXRUJQVlA4IH4AAABQAgCdASoQABAAAgA0JbACdB2gAoDqHBWS6gAA/vhFPkYDtGYLBzz6CTdpW9Wx142EF50w6lQzbO6luXJHn6rF/pesWLulCcP2ENpjZtV96TLzHWDOU5GlrQzfJzb/XIvMQW2ClIb/tAHoory6jeQ3hWlzqF2s09FyGTWMGAA=',
  },
  'heart-chocolate-box-detail-2': {
    width: 960,
    height: 960,
    placeholder:
      'data:image/webp;base64,UklGRpIAAABXRUJQVlA4IIYAAABwAgCdASoQABAAAQAcJbACdB2gAjQzE9fIpsgQAP73cLbzZkAuMliPhKk4TAmOHc+tTv90J3ZBiIhNejbvlVR6C8KtLzBiNq+6/R6Svrtnd/zZKAI96snbA5OZ4C/z/B00dVRv6CV+ydcoV7L/4q2C2vXW8r+mxf+rpbpzc/cibftBUlgAAA==',
  },
  'heart-chocolate-box': {
    width: 1200,
    height: 1200,
    placeholder:
      'data:image/webp;base64,UklGRpQAAABXRUJQVlA4IIgAAABQAgCdASoQABAAAQAcJaACdDBKwWPp5PbMPwAA/v6BL7hSrf1LJF9oTeelIctWpn8KFtJE/9h/Ulowsd0ZDQEpYWKXbE17b2ZDA85mPXfPzDZjvGpW9lUlNKAwtkxQambyHZbWn78v+WZwRMn/fEZ8bMwmtX/Lud+G7x0X+hfkBSuvAdeHAAAA',
  },
  'heart-necklace-detail-1': {
    width: 720,
    height: 720,
    placeholder:
      'data:image/webp;base64,UklGRnoAAABXRUJQVlA4IG4AAADwAgCdASoQABAAAMASJZACdLoAyv+yHgZOMfMLOEgTwAD+/5m1RGU4QmW0vBl2GOLgBniJFVzKI3Yf6kE3vT99oyZ9A1VNBDqewUZvB457VFs3O5Iue6tyzOWYOB0Zv8Wxa/LrWdFjj0U8dwAAAA==',
  },
  'heart-necklace-detail-2': {
    width: 960,
    height: 960,
    placeholder:
      'data:image/webp;base64,UklGRogAAABXRUJQVlA4IHwAAABQAgCdASoQABAAAMASJbACdLoAfh0CPCHQBnAA/v/ctX3KdZ19KpM/pI883x05/SUdE/xHZPSk+A28Rjj2AdWxUjfat1rtyDN7eGcMb43qSb/9xsi83iP1JOVsWYk+/UP/NP2Co9kgXHxz/+Rpw+KJ1r28Bmnpb8J/qgAA',
  },
  'heart-necklace': {
    width: 1200,
    height: 1200,
    placeholder:
      'data:image/webp;base64,UklGRowAAABXRUJQVlA4IIAAAACwAgCdASoQABAAAIAIJQBOl0AdoBHgAMg9RS6QVQAA/v/+RJ9BOKN9OiMRZ54BliIaVAWM+w1d9HtAVtvsO9n35mf7+pEgfXqR/kwaN+E2o0+//8K1nwIeV4tcPxb+v/MWEo8To3h9vX7OONP/av2oPHxEue8SSe/3X6Gvqh0AAA==',
  },
  'iced-sugar-cookies-blank-close': {
    width: 960,
    height: 960,
    placeholder:
      'data:image/webp;base64,UklGRpAAAABXRUJQVlA4IIQAAACwAgCdASoQABAAAMASJbACdLoAfg0DIpxmiEMHEAAA/v/WxdmWE1Tu1WK4lgxWpqxAcoA9nC1UmNRCxYF26lPuCAKpF2sTqX1/E/21ZC85alZ/9DoZRHbQGvB3VFP5CvNfY6CC8qf/HbeJcpLTw9wxs5l4aGmr217SINPzAHXPAe60AAA=',
  },
  'iced-sugar-cookies-blank': {
    width: 1200,
    height: 1200,
    placeholder:
      'data:image/webp;base64,UklGRngAAABXRUJQVlA4IGwAAADwAgCdASoQABAAAMASJYgCdLoAngDeE/+wDJPp5tgHTAD+/736Ka6aa1Togp2p7ZAKjvG1oDGLSzKiPuojuqJX+7wtqbWnVf+Ctb/PJzMxHo/YX4Tx2AdP+MmmovOK6s9M9n3+pHpOoc/jAAA=',
  },
  'iced-sugar-cookies-detail-1': {
    width: 720,
    height: 720,
    placeholder:
      'data:image/webp;base64,UklGRn4AAABXRUJQVlA4IHIAAABwAgCdASoQABAAAMASJaACdDBLwZOMb9/w5MTwAP7/t2HJzmZmRbAHQ2oz+jgKbzgrgOR/7k+w3styOX3daQMO4cZacrYxH/i4ORPH8XcrC2Z6AS/Hn+omhT7u0AL8s/t50Sh/UWuxkpVQYrijtp2AAAA=',
  },
  'iced-sugar-cookies': {
    width: 1200,
    height: 1200,
    placeholder:
      'data:image/webp;base64,UklGRnoAAABXRUJQVlA4IG4AAADQAgCdASoQABAAAMASJYgCdLoAngDeEQZB6WhuZa/AAP7/vggD6eSDZRR2f4ZnfnV/aPhr/oDnb9AfQvwSsH0dHdlSZzgG/8FVNvnk5mYhDWV4YmVOwwo/9U+Cxys7zZJh+z7/UVjP6Q/FDQAAAA==',
  },
  'knitted-stocking-blank-close': {
    width: 960,
    height: 960,
    placeholder:
      'data:image/webp;base64,UklGRooAAABXRUJQVlA4IH4AAABQAgCdASoQABAAAQAcJQBOhgiILVOjrkuHbWAA/v8WH1f7F+Zukb/0tzX3QabYLNBr2CriDBDEvQxTC/RW/c256XnZVoMTz+WdNojA75vS3ozrVgQ8g/f+l8TIWRer0ZO3VYeGkFQajKTngpEP8EWCtv4otaLPqlFdQsIAAAA=',
  },
  'knitted-stocking-blank': {
    width: 1200,
    height: 1200,
    placeholder:
      'data:image/webp;base64,UklGRpAAAABXRUJQVlA4IIQAAABQAgCdASoQABAAAMASJYwCdBOAAyPC9Oe5tgAA/v/p7fkYo5q/+Ylv/0CioQ3DFScXLHx2MSP7jmrPANLk9RHfP1cd5oT904Ie7BfWQfJV8UsYeb49Ebyrh4VK35M7jsn/wtQ/WujtUud+69vxoO58KZ/uP+sy4xtWt16w6m/bZ3kUAAA=',
  },
  'knitted-stocking-detail-1': {
    width: 720,
    height: 720,
    placeholder:
      'data:image/webp;base64,UklGRpAAAABXRUJQVlA4IIQAAAAQAgCdASoQABAAAQAcJQBOgCMDN8On1PQAAP7+37BKpPhyjzCR4p9ueMZ9HaM1gwaZRXDJ+fnbrIlfA4XxES/TqJeIx0rlJ26l+7Z7Kvlxf7G294QbJs7LMtpioMtRIuqKi64ubIijwnRgx/C57dOjt7+JL+6j3u2sOj/4lH/y+x5QAAA=',
  },
  'knitted-stocking': {
    width: 1200,
    height: 1200,
    placeholder:
      'data:image/webp;base64,UklGRpIAAABXRUJQVlA4IIYAAAAwAgCdASoQABAAAMASJYwCdDBHQVnt604GwAD+/+nt+RurttWeLkz/1wkNpQ5pE/z9bH8fChSGVomgP2OWGUjnQTIxXBxUmEJDuyexizeoQI19p5gUDDwq8S9qSc1ayu381ecb8gzsXyepouaWQW+32labt0Mfcf0eKVtYyn71Z07wuAgAAA==',
  },
  'linen-notebook-blank-close': {
    width: 960,
    height: 960,
    placeholder:
      'data:image/webp;base64,UklGRoQAAABXRUJQVlA4IHgAAACwAgCdASoQABAAAMASJbACdLoAfg6DUph+radMIgAA/v/AKIvWMuGCiMa0IvQTx27C4QsAErJAFWFoeeZ4VaZSVZCJw4wt/VTznZo/7IuI2H/kwjSp0+xrgt/8Swfx6qNr8JI8/YtSPH/od2ilzFJD+rpdaMgAAAA=',
  },
  'linen-notebook-blank': {
    width: 1200,
    height: 1200,
    placeholder:
      'data:image/webp;base64,UklGRooAAABXRUJQVlA4IH4AAACwAgCdASoQABAAAMASJQBOhggH2AA0ETsB0dQoVgAA/v/GVpLECS9z2MmeBIAaNqN+YDQo25G2Jz28gzsZL+vgs6PmukiQ6rQPtt4S2//uX9vjbnpCTVyzkfc+GF94R7HOBRNdudX/yHJcSHguG+Rwr4Wrj1ikurtJRdCpgAA=',
  },
  'linen-notebook': {
    width: 1200,
    height: 1200,
    placeholder:
      'data:image/webp;base64,UklGRowAAABXRUJQVlA4IIAAAABQAgCdASoQABAAAMASJQBOhggAMnfbxaN10wgA/v/GiL3AVB1t5nsMxtsF9njfNTd+o4FQOd5YeXalSg72ynLDFWUkZWsHNbftts3WknpD/ZrlW+b7KH0MW07cqT+z08YPx/LDWy4JX/jtchxIDK2t1r65IHwAuhsWrtJRdCpgAA==',
  },
  'macaron-box-detail-1': {
    width: 720,
    height: 720,
    placeholder:
      'data:image/webp;base64,UklGRpoAAABXRUJQVlA4II4AAACQAgCdASoQABAAAQAcJQBOhxAG8cAyE6jwfczfQAD+/sYV8myGnl2OvfStMQlOntaBGcSb2iB2kbsT2CU96ETPnNklgtI0bD1z6MJY9F61EJf9J+ykKUFX+evUv8hjG8Dv4Gg3OLUY82DgfywcyEMM+lX7/1z/aBz+VXYo2/obvY8wzD90tWqxS39BAAAA',
  },
  'macaron-box-detail-2': {
    width: 960,
    height: 960,
    placeholder:
      'data:image/webp;base64,UklGRogAAABXRUJQVlA4IHwAAABQAgCdASoQABAAAQAcJZgCdDiAARuG7unbmQAA/v62TtIuHG9OJb//7NxZIhrPeUEdcXvipCRKEQWJYfIEh6f3w7SN2pQW3m3ukoPkLIf+8fAr5T5nvd3N35LfEf+RsHZ1EsVCODpqI3Hy3dBLE+/qi9cSryBuGpPgAAAA',
  },
  'macaron-box': {
    width: 1200,
    height: 1200,
    placeholder:
      'data:image/webp;base64,UklGRoIAAABXRUJQVlA4IHYAAACQAgCdASoQABAAAMASJYwCdDBGwZCYKAwsRkCkAAD+/5m431D+oGWI3zUywy5F1We2wjgG9DA9tZdfLZEGI47fpUgC+4ruvRvW6H082UeyVrkI+Jpn2LhOi+6ozxavxAT2n/Rq0crRX2VIONMU+ZN18TnQRgAA',
  },
  'mothers-day-card-blank-close': {
    width: 960,
    height: 960,
    placeholder:
      'data:image/webp;base64,UklGRnYAAABXRUJQVlA4IGoAAACwAgCdASoQABAAAMASJYwCdDiAN5ABmOCQQOW9HAAA/v/IFsSyj/ZZMsJiZVwOByzP8Mv/DoDiCPDQIeEu9/6eoW9YeJ85Q09Ph130BUolELWuYunfVfoff77BJkP08fCoiKLEvWRAgAAA',
  },
  'mothers-day-card-blank': {
    width: 1200,
    height: 1200,
    placeholder:
      'data:image/webp;base64,UklGRooAAABXRUJQVlA4IH4AAABwAgCdASoQABAAAIAIJZQCdDBDgZCJmXjlGLQAAP7//oKd/XBAPT2P8wqq1wwCH0wY2ygeEIl8nfkGitJgSokS52la9NNzTxT91p1+PzHv9u47KvXZmsTtG8a+LO/+VIq+3/StHnOGRMMWH9F4ciVSRTUcWYP/c6T/P/OMKAA=',
  },
  'mothers-day-card-detail-2': {
    width: 960,
    height: 960,
    placeholder:
      'data:image/webp;base64,UklGRpAAAABXRUJQVlA4IIQAAAAwAgCdASoQABAAAIAIJZACdDBPQan+IWedwAD+//6V2jConXXsQKW+IdPGSjasKyWI/TRVvEfSDQSavIMAqhs6MndYZRA9PNU2v/m4DP+ez/x5F/c2P//6NJ8O/q4u0v8+TcvQ4VQGSsh//4lggiq6B/+m1o/7/gvWSrLOveP/ab4JAAA=',
  },
  'mothers-day-card': {
    width: 1200,
    height: 1200,
    placeholder:
      'data:image/webp;base64,UklGRpAAAABXRUJQVlA4IIQAAADQAgCdASoQABAAAIAIJZQCdDKqvYXBkJfWZo72/7AAAP7//oKd/YLMh3sAVMqXUk85MEM0EcCiaDfFZ9T8sZ/22kbHkFaaYA8KCOwFbTr3tfUf3HvPHNAV6vfs+7hinDn3/8qQY+v+lcy3DIgmZNvwVObwLrk3Kzfwn/7nSef+chAAAAA=',
  },
  'name-mug-blush-blank-close': {
    width: 960,
    height: 960,
    placeholder:
      'data:image/webp;base64,UklGRpgAAABXRUJQVlA4IIwAAABwAwCdASoQABAAAIAIJaACdLoB+ADmAXZnvJoMinQQAzASIoAA/v/+Vf0sl0x62rQE4OKmrXU1/IbQv8vsWCKM/Op0IKQnzn8+qNnGwUYjbRw2yRQnOclWZltEmAR/8h1cLT9lSTM0y5/XMqYZr/9Xdb4zOfVByd7P/X6Wdm/LyZ2zH+rN+O0UnAAAAA==',
  },
  'name-mug-blush-blank': {
    width: 1200,
    height: 1200,
    placeholder:
      'data:image/webp;base64,UklGRpYAAABXRUJQVlA4IIoAAACwAgCdASoQABAAAIAIJQBOl0AWczkoAMhDAQ4l8IAA/v/+aglrfk3JAM+IXXFELHq14FuCLSX3eL9tHPApqwcMLFa9psKm/QaNW2EyWG8mOvGhEA3DP/0j4mtgRpKxV8CgaVD8Ofq/rv/zRR+UPXwv8bse/nQCg7X/uF8q/c0q/t+1hh/jptmkAAA=',
  },
  'name-mug-blush': {
    width: 1200,
    height: 1200,
    placeholder:
      'data:image/webp;base64,UklGRpwAAABXRUJQVlA4IJAAAADwAgCdASoQABAAAIAIJQBOl0AWcBkoDfAER0R2nUpmZAD+//5qCWt49wH1J9J77GAGMjb3K6VP4t9agbDnSYIOSNGOsEexXo6ZBqkNq4qgz7GNkRU9l/paDZf+kfE289d5UTeaaRKoDw5+r73/80UflD1lf+4fTH55MoA7X/8Hm+Mj84lR/ciPNh/TkzaYwAA=',
  },
  'name-mug-oat-blank-close': {
    width: 960,
    height: 960,
    placeholder:
      'data:image/webp;base64,UklGRnAAAABXRUJQVlA4IGQAAAAwAgCdASoQABAAAIAIJQBOl0AAZ0pZ9Z/QAAD+//6pUUCVqZXSXYZnTeURwD6SSMWYOcaTiHlapdi+HmuWYeahhxrf+Z7XpmAAnT2YG/YHnKFlsrFxfzPjs0u9Rgp1vP8IYAAA',
  },
  'name-mug-oat-blank': {
    width: 1200,
    height: 1200,
    placeholder:
      'data:image/webp;base64,UklGRmoAAABXRUJQVlA4IF4AAABQAgCdASoQABAAAIAIJYwCdLoAAwkxN8IFprgA/v/+msBTyk7ow4ZaJYs3eg5uLOSE5AvvtdJfox/WPKCLo4w+I4v7YF+0oN7JnXOyx3USPTKT0fkomBecNXJ+qwAA',
  },
  'name-mug-oat': {
    width: 1200,
    height: 1200,
    placeholder:
      'data:image/webp;base64,UklGRnYAAABXRUJQVlA4IGoAAACQAgCdASoQABAAAIAIJYwCdLoAAwkw2dRG3fCsAAD+//6awFPKTujDh19oeUaLivXgpOxFX3lcn8eHHOsj7lrwCtHrSVRr9TX/LUEmFzgSgGsDfMFfZwgEp0+1WvYv7CCpjeERqrwPAAAA',
  },
  'name-mug-sage-blank-close': {
    width: 960,
    height: 960,
    placeholder:
      'data:image/webp;base64,UklGRpYAAABXRUJQVlA4IIoAAABwAgCdASoQABAAAIAIJYgCdDBTgcjg5nqeR+AAAP7//mXOjH4XweAk9QrAOC+wqM8THoUTA1sV0vzgf21V9OZ+9/C01UMiYZpbG9qzts4EB+wUN5hRet8ff0ejRGyK2tf/n/Kz0Z4FP/aZ5BXjuX/0LJle2j2qvvcNMVz97lJvGPP0TiE0CpkAAAA=',
  },
  'name-mug-sage-blank': {
    width: 1200,
    height: 1200,
    placeholder:
      'data:image/webp;base64,UklGRoYAAABXRUJQVlA4IHoAAAAQAgCdASoQABAAAIAIJQBOgCHgI7MsG3QAAP7//ogdfKEiEr+28QMx8nmHfKX4CcIB7LmEcvpiaQvVjJ1BLsRKa6ny/ZkrZ6kL/ggLcB2j3pt5QyjeZuMu/8Ygo8e1SP5wEVKAZb+7X7s88/I78uqptVFn8zR0YLwAAA==',
  },
  'name-mug-sage': {
    width: 1200,
    height: 1200,
    placeholder:
      'data:image/webp;base64,UklGRowAAABXRUJQVlA4IIAAAAAQAgCdASoQABAAAIAIJQBOgCIfvV7kXI2AAP7//odB2GM5gDdELJDXVHJhq+Q99+2PxFYl5A8S0OIXqxlE+uwSHY4vHJ3LMq1WItAIw1C34gFbqlTyWA4j1WKv65f/jEE6/UGIB/FrDd4GW/u18888dZQ2HP1fJEsCaVnb79CAAA==',
  },
  'name-mug-sky-blank-close': {
    width: 960,
    height: 960,
    placeholder:
      'data:image/webp;base64,UklGRpwAAABXRUJQVlA4IJAAAACwAgCdASoQABAAAIAIJQBOl0ATwBvIoNTmJ3tEzJAA/v/+dNEj6MQ1hao4bVhP1f1MooMlFWw7Ex2hEd+p8Z+IcasU4AAl8r/z6tEOUDfraXkN3FFhpk744Hz2xhyfyNonJJpxbJ+PP/P1iXH6KGd8HvXwN/3aCIrVo+vAI/Y/4/ZPw9TN8g/1ncj+zSHAAAA=',
  },
  'name-mug-sky-blank': {
    width: 1200,
    height: 1200,
    placeholder:
      'data:image/webp;base64,UklGRpAAAABXRUJQVlA4IIQAAAAwAgCdASoQABAAAIAIJZQCdAEQ/bE2B9vLIAD+//6OCa3ES5mAjNPA7bBO5MX8tPpJzJc5Zy1I1bDSIpQsYgeZdFpJYUfJuWmjHhjdCqJmEs0Skdxoa+/NJogk4osnh+9zdaT9FP6l/+Hptb6gORd6iPIP38tCtn/iUOXPuuQP0UgAAAA=',
  },
  'name-mug-sky': {
    width: 1200,
    height: 1200,
    placeholder:
      'data:image/webp;base64,UklGRpYAAABXRUJQVlA4IIoAAABQAgCdASoQABAAAIAIJZQCdAEf3UN2d2Y//DAA/v/+jrausy2TL/XtfEOHm0SX2AlyepqsGMcHYeTaMTdAOSZCKR3fmpY7rQ/wX/GHS1co1/8bQ/YCaROGmlHi1LMZrnqSJN904uZ9jlJ1OuUop/Uv/w9NrfUByLvA1iQf04oNGlDgVtxXvvbgAAA=',
  },
  'name-tumbler-sage-blank-close': {
    width: 960,
    height: 960,
    placeholder:
      'data:image/webp;base64,UklGRowAAABXRUJQVlA4IIAAAADQAQCdASoQABAAAIAIJQBOgCG8Q2S3AAD+//6Hgs39hXS+BcCzjRrD/6g6siTuRWHLXowzisAgMQzsJgVkCjzJGThRFyUYYq/U+EKS9t/5jOKbPZlH/zAcvu839/1IV2JQryU/2x5dXu+w14f43uHZQald0RC9E7kUhjmVxNxAAA==',
  },
  'name-tumbler-sage-blank': {
    width: 1200,
    height: 1200,
    placeholder:
      'data:image/webp;base64,UklGRowAAABXRUJQVlA4IIAAAACwAgCdASoQABAAAIAIJYwCdDiAN5ABkJgoINvpnnAA/v/+U7LEMheup4V4yfzPnG2Z+l3zI39xd1ZzDEJ69xFLoouyI10lo36+OVl7gNOzbjFu5ugcb/zheTliJ/ehZWfvf04YYftfuy/Pn1iS330qrHuKnBooFP/+7PurAYAAAA==',
  },
  'name-tumbler-sage': {
    width: 1200,
    height: 1200,
    placeholder:
      'data:image/webp;base64,UklGRogAAABXRUJQVlA4IHwAAABwAgCdASoQABAAAIAIJYwCdDBNQZCJVp1GQ9kAAP7//lOyxDIXrqeFeMn8z5xtmfpd8yN/cXc8vPJDDR1nBixcwsopl5y3P8qc9wj+tDydEE//oxePkikdN/FcW/uTt/LPjUuz90jf17hdcdTM0jNrsI6/QCa7BGOFgAAA',
  },
  'oak-wall-clock-detail-1': {
    width: 960,
    height: 960,
    placeholder:
      'data:image/webp;base64,UklGRoIAAABXRUJQVlA4IHYAAABQAgCdASoQABAAAMASJZQCdAEf3bTRFrPiuUAA/v71a98gFQmuYHHkA/3aU01GFVRkbBL8Z5CfO03ZTcwFfbkkWwjv1LFbarcxK8FZze39OoAPTSHoGEOuFmJw2VF3iXqfOWXGmHH/ME64P5CHoplWnuxIAAAA',
  },
  'oak-wall-clock-detail-2': {
    width: 960,
    height: 960,
    placeholder:
      'data:image/webp;base64,UklGRoIAAABXRUJQVlA4IHYAAACQAgCdASoQABAAAMASJQBOl0AQ0cDM4sv504rkAAD+/2Nr7Mhqa1oll3qYFua49w7SdzkEencBuVHTGbLCbDAYoqLaiD65QAuc7ub04xR0rzTjD6gB3eta2ZO/+LBF/B9duXWF1ViHj3SfgBj349a68gxp0AAA',
  },
  'oak-wall-clock': {
    width: 1200,
    height: 1200,
    placeholder:
      'data:image/webp;base64,UklGRowAAABXRUJQVlA4IIAAAAAQAgCdASoQABAAAMASJQBOgCHh8Kc8hUMAAP7/1utltYnFm3jAfPcKZvpTj8Pt6kxFS4YFLqtfsNeMUCcYuJv0iwzv9v13cUp3xZhiZetRzIql3EB8qwiww8VW/X+0x/S693JpO7nmFIgOp5IqzLURqaAIl/MjuXEgFTe2CgAAAA==',
  },
  'page-packing': {
    width: 2400,
    height: 1200,
    placeholder:
      'data:image/webp;base64,UklGRooAAABXRUJQVlA4IH4AAABQAgCdASoQAAgAAMASJQBOl0AAYMIucWzW4gAA/v+umV5qp1eqqcmxSvyMbdgz4mf/Eqr8VY2xPSlAv5ekOG2h/ufRGryGi23jJ0oNsqUlHpzqD2JeL2OLH5xAOBLkH2+/HkNmyrx+1Ineq0/4XdwNXoTURy5q/yYetOaAAAA=',
  },
  'painted-eggs-nest-detail-1': {
    width: 720,
    height: 720,
    placeholder:
      'data:image/webp;base64,UklGRpwAAABXRUJQVlA4IJAAAABwAgCdASoQABAAAQAcJZgCdDBOwZOMu40CT7DMAP7+nKOba2zpAIxZOSZ4eDNuI59p2MO7kppv668rf3kjnb9y2ok5fKH8W5qv5x6D7/N5mav4+wvwOflZIj8UG/67Ss/stqLYd25TFh1xMB/gjhKqs1r/3EMSid8s+HTKTQWfr2OL7EayD8zysQ5Dbz9YAAA=',
  },
  'painted-eggs-nest-detail-2': {
    width: 960,
    height: 960,
    placeholder:
      'data:image/webp;base64,UklGRpgAAABXRUJQVlA4IIwAAABQAgCdASoQABAAAQAcJbACdLoAAnL5J/TfMHQA/vvYefBrftk4A32qsW8QJ2UThhW85ZeMXmKsmrm1Hes6KxvivTD++jiu2//YSKFc2OgqbLrmydBkPwfmOjPTKH38Q32d9OPtKSTRrQTA6+eNW/i/BjP48XbradGLJO0eflUo03lcUlL4oK1csAAAAA==',
  },
  'painted-eggs-nest': {
    width: 1200,
    height: 1200,
    placeholder:
      'data:image/webp;base64,UklGRpwAAABXRUJQVlA4IJAAAACQAgCdASoQABAAAMASJYgCdDiAN47BkIY/Vht8iAD+/7ZtpN8W0iYde0+C6DsBRal4Kkhs4WLTOXcimlZjSHIuFf0F3EU58F8vT8OtXoTyfOiXSBg9z13WI8nD4plN2Mf9GWfM4rqv2jGH/TQvzLfAYZx/CIz62CrO0W7fReK1jIYBdGTu8FjP298O4yXqQAA=',
  },
  'perfume-bottle-detail-1': {
    width: 720,
    height: 720,
    placeholder:
      'data:image/webp;base64,UklGRp4AAABXRUJQVlA4IJIAAACQAgCdASoQABAAAMASJZgCdLoAficDU4OR+xGkUAD+/ypXmjJkWdRtp2n7vBe+BiOT8jerLT8TLVA4o9+6iYKlSk0SFPFcujSy3FLs8LY3pgQhg8SLZqFtEuzNLHkvEdYM1j//hhucv6fFUecRmqfsn9+RvRvOBQB2/P/r+JLyqaf4uVnuUsoGH425RhUnBGAAAA==',
  },
  'perfume-bottle-detail-2': {
    width: 960,
    height: 960,
    placeholder:
      'data:image/webp;base64,UklGRp4AAABXRUJQVlA4IJIAAAAQAwCdASoQABAAAMASJbACdLoA4wG3/3yqDIpzFMHLBAAA/v+cVjR9VxSNksXBrJoEzyqV7r6D5z+qaxpe8fuEma0HWxxbKmRHB/IpO4GyGm3ll7FUug1zsOzvajDf3hluru/L0Qq+h/S4qofP+Osli6edP38kgcC4cfwRyimg/GN76qxIu+w9Q1HcqOs69iAAAA==',
  },
  'perfume-bottle': {
    width: 1200,
    height: 1200,
    placeholder:
      'data:image/webp;base64,UklGRoYAAABXRUJQVlA4IHoAAAAwAgCdASoQABAAAMASJQBOl0AAYSI+GltSAAD+/2vzgaVsNJY1Eu/4Fg8oqKbxaymvTOmy8J9mFLqlXxCsjnof0JDnwlo1C4l9+qm7eFZUazSGFT1Gu3Fvm/8Fpu3oEz6jN6RecH2qBM95LRD4UMur02O4hPNX+OgAAA==',
  },
  'personalised-name-egg-blank-close': {
    width: 960,
    height: 960,
    placeholder:
      'data:image/webp;base64,UklGRogAAABXRUJQVlA4IHwAAACQAgCdASoQABAAAMASJbACdLoB+AADNNHF3vbpsAD+/1YiV7fX3D7de4iVKjIlCZ/xT4YauxMxv6yf7kpLMg4tEQIwlV1HtvEluJIugxOnLcA20CkEn/z/olT48JX+oEniEFI7Sdj2dvqO4i/+XCpVyI+R55kD99PRwAAA',
  },
  'personalised-name-egg-blank': {
    width: 1200,
    height: 1200,
    placeholder:
      'data:image/webp;base64,UklGRnwAAABXRUJQVlA4IHAAAABwAgCdASoQABAAAMASJZACdLoAAwk4ostAbjPgAP7/yCqjg75fAErB2i4x9e5fuwN3ouKoH6Ni2+U1B1MzOlRZ1gV1SLKpWv3jGD/XjYWLT19fkobfrtgXKPxM36a8nfdhM7IbADu+iDcISNtl3EAA',
  },
  'personalised-name-egg': {
    width: 1200,
    height: 1200,
    placeholder:
      'data:image/webp;base64,UklGRoIAAABXRUJQVlA4IHYAAADQAgCdASoQABAAAMASJZACdLoAfiWDITiiy0IAlmQAAP7/yCqjg75fAErB2i4x9e5fuwN3ouOhNFqXZf68+GSYIVLA7h1NokaYg7wvvGMH63HUL6MbquiUo94Thr9aJ/IyrQ/dhM7IbADuOp2qKy+MA1ln8EAA',
  },
  'photo-frame-oak-detail-1': {
    width: 1000,
    height: 1000,
    placeholder:
      'data:image/webp;base64,UklGRqAAAABXRUJQVlA4IJQAAADQAwCdASoQABAAAIAIJagCdLoB+AChAP0z5wD4APJAB8Ff+CGBpkAA/v/+BMnUzpqmA9eP9+lU1/2Jf3LltqN6S7QmCZgPDkbpnZkrmzFjUZeGLRV9YAJ3SWv/1+BH9v4PGrqnvBOv/wcmf5UP36P+Q/OCWJ62t//PaKfkXr2IrSB/YfAW9mjw6zD8euLe/gV7AAAA',
  },
  'photo-frame-oak-detail-2': {
    width: 1000,
    height: 1000,
    placeholder:
      'data:image/webp;base64,UklGRpAAAABXRUJQVlA4IIQAAADQAgCdASoQABAAAMASJZgCdLoA4wFgAAs3YnpylUZAAP7/48+77R/EUI28aHH3Q3jNzMzoJBeLrY3fO2l2jQVFLCyqXOFU71kvlZ89oBW+fBa+3266ee2dmL9//i1oDaX1v503n92Dvz5dhl9prcqUf3T+h1OB/Igdn3r79j2vWN1wAAA=',
  },
  'photo-frame-oak': {
    width: 1200,
    height: 1200,
    placeholder:
      'data:image/webp;base64,UklGRoIAAABXRUJQVlA4IHYAAADQAgCdASoQABAAAMASJYgCdLoAnkneNgYsT4ZGPKgAAP7/YFxwhJLM+VrYTzeMmimm4BFjwa0bOShaxhrhzH0sf5Vuw3mf5D6gQptynE2Gjy5/8CqEZyx4ncnSMbtoKmVgHaV/6QBkMxTYwLrthFq2uZVgcKAA',
  },
  'plush-bunny-blank-close': {
    width: 960,
    height: 960,
    placeholder:
      'data:image/webp;base64,UklGRpwAAABXRUJQVlA4IJAAAADQAgCdASoQABAAAIAIJQBOhxAG8Z/skDOX82hGsE5IAP7/9fFbJHz4i3/EDwjZwqc96THkpsD7s6TCvVGCO8fFY5/A6Gdx2Dq0jIBe/+pnF8JQfDVtNZqoXf/kIooR3TsCH6EGTn+ff2zE/WTM+x1pf/wZMaKfzLutHdw4KZ/4+7l+nXnpoZg2Jsxj/j7MQAA=',
  },
  'plush-bunny-detail-1': {
    width: 960,
    height: 960,
    placeholder:
      'data:image/webp;base64,UklGRpwAAABXRUJQVlA4IJAAAADwAgCdASoQABAAAMASJQBOhxAG8X+UADYbrXiozeeFgAD+/7Z7VIQcbNup7J+UH+YLc396RlMBnlxsyqnGgH+mp4e8j3J78aTcp4NVZdN2IiN6Tt5QYvYME1iiZx5dfb0NirpTb7qpID+hCfB2wWKaa3/XPp8a2Q5h/9e2BsCqpZ7Xo9V4Kcs/4xlw4uIgAAA=',
  },
  'plush-bunny': {
    width: 1200,
    height: 1200,
    placeholder:
      'data:image/webp;base64,UklGRnYAAABXRUJQVlA4IGoAAADwAgCdASoQABAAAMASJZwCdH8KsBXAJoqBkU5t3EK2iAD+/3ggwbCviVIVXurbaFy3dsJvaBKa/6H2beBPbOiDP/hMXJU0SQvGlo6Oa2IZyW+01kJB94oeDfAHfIaffBWpmO0pLdpGrhAA',
  },
  'plush-teddy-blank-close': {
    width: 960,
    height: 960,
    placeholder:
      'data:image/webp;base64,UklGRowAAABXRUJQVlA4IIAAAABwAgCdASoQABAAAQAcJbACdLoAfiYC/i5VdPIgAP7/I7e4ls353xwFelb5iObRXlVHhDaM9hFO2EJl1rMqt4fwyJJWdTfAQIUAwM1DdPYAF2rBB+/4AyVP1It+zMQgoITSaMy9FDZ44vwhQTfXRn8kBOqA9K7SSNDsiFfBz2AAAA==',
  },
  'plush-teddy-detail-1': {
    width: 960,
    height: 960,
    placeholder:
      'data:image/webp;base64,UklGRpYAAABXRUJQVlA4IIoAAADQAgCdASoQABAAAUAmJbACdLoAngDeSwWmFHCH5mQAAP75uUENFFI5jc+I6p/9BX30r9kW433XYqr+3DZjfb39MggZJqcaT8O+GfGyqQu14xC7Uev0GaLI8EadC/ptf/Ri8/ZtE9493T2v3diKJ9sQ2BH/iojCrsJ5Se9gE4/AnfPq3W7F9OjzAAA=',
  },
  'plush-teddy': {
    width: 1200,
    height: 1200,
    placeholder:
      'data:image/webp;base64,UklGRpwAAABXRUJQVlA4IJAAAADwAgCdASoQABAAAQAcJbACdLoBRAIcA1E8Fj3wgHIXoAD+/nwvNPHrdpGv3f8sfcPGH/IOGb1sSHBgZ67tIDbwcRYR5ytIoor1wWK3DTbgoLtm+aDiwA8KDeWtf02h9O7Z0UrHlH97eGEF7pZyI5qV+gnWfqoUTSp8x0krdK/UTKEuV5q+bomGaPERd6BAAAA=',
  },
  'post-birthday': {
    width: 1440,
    height: 1080,
    placeholder:
      'data:image/webp;base64,UklGRooAAABXRUJQVlA4IH4AAABwAgCdASoQAAwAAIAIJQBOl0AAb5XSsRTELdEAAP7/+tfNKC2yZWu3AWNlN2yvcCuVgxOvUUANPE34WEG2gWax4whJOjfJ9P7Gg9xJxsQXd8/+L4+iJn8pI+mreFcp34G7/z37X/97/Wn/WAZ338dBG9p9/lDrOzud0MMMQAA=',
  },
  'post-christmas': {
    width: 1440,
    height: 1080,
    placeholder:
      'data:image/webp;base64,UklGRpIAAABXRUJQVlA4IIYAAADwAQCdASoQAAwAAMASJQBOgCFcq+ZZ+bIA/v+skVz8s03RdkbK0h1wX9rRNi79nuv9LFDD71ls/BKe31Oa88lv3WL/uC8Z71oomu8llw37qdfqGd8va8JUdStFKHJOBw+GzjEXnib/0K9Zf0K+zSdFm6JTbIrrDw1FWvAvSWWGa/MAEoAAAA==',
  },
  'post-easter-nest': {
    width: 1600,
    height: 1200,
    placeholder:
      'data:image/webp;base64,UklGRpgAAABXRUJQVlA4IIwAAABQAgCdASoQAAwAAMASJYgCdDBRgZCLtE08R0AA/v+mKq9Sx1NVrOn6zTEgP7QY5Q61jyrzTN333z++ZxzzvBl2wdGYNH+NcUT/AXxkedrXMd9i0gfNYMSxT/5wv/u/27ZvmP5CUnl+L0p5v9vr6/uOY4wEylu8LM9zD5bfh/f7zrL19aagyCumW+QAAA==',
  },
  'post-mothers-day': {
    width: 1280,
    height: 960,
    placeholder:
      'data:image/webp;base64,UklGRoQAAABXRUJQVlA4IHgAAACwAgCdASoQAAwAAIAIJZQCdDBM/JVB8FkxAuGrHAwA/v/+lmTGK6p/61NTAESzbgJjyJiXl/29LNB+zRRvnQ4OriPoJzUOyHcu6jl04JmUlgfsmN+z9v+FF9TUf7y1l134EE82CEiGsqKiZTfkcHcYVoJao6odgAA=',
  },
  'potted-succulent-detail-1': {
    width: 720,
    height: 720,
    placeholder:
      'data:image/webp;base64,UklGRpYAAABXRUJQVlA4IIoAAACQAgCdASoQABAAAMASJZACdLoAAwkXQi11def5AAD+/3uuMhe0g1mxxs0H6e7whS2CO6ndcwVdgA/mJ0hr5RTeEeEr7WePc13owL2Rv9Se8pHtpRgxn8/vnBbzwAR6pN6DGXtp3R1HuH+tule7evYXZ+uU5B5BUp+ZRoQN4JgCNS3fneDCONYwAAA=',
  },
  'potted-succulent-detail-2': {
    width: 960,
    height: 960,
    placeholder:
      'data:image/webp;base64,UklGRpIAAABXRUJQVlA4IIYAAABQAgCdASoQABAAAMASJYgCdLoAAq/PfQpVzQAA/vz+mGRv9MrVXOHRdwhEJIRQGc4Q6n/4HIx8TKu/Id+tI6FvF4PXx0OPee3D/nyaDouE1Mfw8kVP58awCysaiVi1Pi1Di2Pa9V//IeJdu1t1WGHTumMX8lq/aARciBGtV5Tt+Y2xiZKwAA==',
  },
  'potted-succulent': {
    width: 1200,
    height: 1200,
    placeholder:
      'data:image/webp;base64,UklGRpgAAABXRUJQVlA4IIwAAACwAgCdASoQABAAAIAIJQBOl0A/ABbf4I/nW4tnmAAA/v/+ZOG0//GQB4fAEqw5+u4G0tOBXD52ppTiLvtLc/G22C3WYF//UFL+kJf6HrYb70dkbcg7boSmJA1Tmv/nCMJ+H2/+YVOJprpbj1csMH6P/SDSBQ3+ydgXs0l+WxBrTh1K50NTjpU/fwAAAA==',
  },
  'ring-dish-blank-close': {
    width: 960,
    height: 960,
    placeholder:
      'data:image/webp;base64,UklGRnwAAABXRUJQVlA4IHAAAABQAgCdASoQABAAAMASJQBOl0AAZ3McVIR5mSAA/v+kJl2zbbyiV+R1yAXaL83vdfAKcTuzbeP0VLWh0IWc7W+MZTu1p1WFN/ZPv4va5CDhe4/7OQnfcnzQ3V0by5gRCI4Dx/IqYKnm64rghF5McAAA',
  },
  'ring-dish-blank': {
    width: 1200,
    height: 1200,
    placeholder:
      'data:image/webp;base64,UklGRnYAAABXRUJQVlA4IGoAAABQAgCdASoQABAAAIAIJQBOl0AAYe+VMuNRyewA/v/+S1BKloTWtW+kjVkRE/nXn6fczwg5DPf+gY7gSG+qCXvEmuj7L/FwNExMDB9JMkLhXmmhCv/mfLmDCI9Me2BPOOO8Ipr4u+iMAAAA',
  },
  'ring-dish': {
    width: 1200,
    height: 1200,
    placeholder:
      'data:image/webp;base64,UklGRnoAAABXRUJQVlA4IG4AAACQAgCdASoQABAAAIAIJYwCdLoAfiaDJ31HbE12QAD+//5LUEqWbgwDbwJFAfQjLZBLE4dMpZ7a9uq86gDvDlDszyu4bSP/AgCttbg50jj6ekgFk184IkR/+Z8uVr2u/wrZgHHRS8vn96/f0pAAAA==',
  },
  'rose-bouquet-kraft-detail-1': {
    width: 1000,
    height: 1000,
    placeholder:
      'data:image/webp;base64,UklGRqAAAABXRUJQVlA4IJQAAACQAgCdASoQABAAAQAcJagCdLoAAw8YHpdbOMh5gAD+/mPQ+8IVtAHFH/KlJ92o3FqEjih+r7jlKH8YChw/TknN3i7acU+QVJYUlGYN9jFuHPokilDpvkk+u2JxgP0SgUP9yiFNQWIlUXdHcvC/E9DseqZryHkGE7pkVJybzHK9eIg9eP7XY8v/U+uu4z1HcgAkZQAA',
  },
  'rose-bouquet-kraft-detail-2': {
    width: 1000,
    height: 1000,
    placeholder:
      'data:image/webp;base64,UklGRpIAAABXRUJQVlA4IIYAAACwAgCdASoQABAAAMASJbACdLoAngDeUgWPjfrDT8IA/v9wBqonRXd08QrCZ6f/iP+dDATtHVzc3BwBNdCrPtzAxu1lvm4cl/YbKkfD/TCCK0CagbI/8799GCu32xHvPABztrlPLyuxYUW//NFrGH8X+TaFNhYW35vr8gtSaZO+d72+YAAAAA==',
  },
  'rose-bouquet-kraft': {
    width: 1200,
    height: 1200,
    placeholder:
      'data:image/webp;base64,UklGRqAAAABXRUJQVlA4IJQAAADwAgCdASoQABAAAMASJZgCdLoA4wE0gAx25O8OfqVBEAD+/7iPh9FDGwJPjK6m/kSKpn3O+qQjlt69TfpNvmOQbwWPtrseKio5xTf2yxHvL/w3W1boujBaJ1ZREclWy5J9QMy4XdfswsJizpi+bjZlcd5xOz1+n77CyX5diqxawBMHWBSjVYCYT4rxLR+4Gm2aAAAA',
  },
  'scented-candle-peony-blank-close': {
    width: 960,
    height: 960,
    placeholder:
      'data:image/webp;base64,UklGRoIAAABXRUJQVlA4IHYAAABQAgCdASoQABAAAMASJYgCdLoAAwkRg4dmk4AA/v+Q/lLtNXsA7EKrXq5mESpB9uLitzMYvQUCMK3eb1/xfX12xnQ7tkAOPys31itEjCekteBL/3lAVozYdlhT9JtAs/4I5dl8wU/Qi6RQPZKntzfhT9oS3LQA',
  },
  'scented-candle-peony-blank': {
    width: 1200,
    height: 1200,
    placeholder:
      'data:image/webp;base64,UklGRnwAAABXRUJQVlA4IHAAAACQAgCdASoQABAAAMASJQBOl0APwrBu83TyG1gxAAD+/3ahddnd9OTtsxeAfMeyiNAnuFlLP01NkEVTBxRBNhdd7ZjDJkytf7F7hIQMAi8q+iPt3UzPyc091T+Lv+zw5x7jCKT94kS9cZ876zy18qAA',
  },
  'scented-candle-peony': {
    width: 1200,
    height: 1200,
    placeholder:
      'data:image/webp;base64,UklGRnoAAABXRUJQVlA4IG4AAABwAgCdASoQABAAAMASJQBOl0APwrBu8e7EEnEAAP7/dqF12d305O2zJPrXyonfb7zSYyYsgiDBqMa6wF1T/3p4JUtl0WATOhBHYM3r3WuflDtYEMqw5ZEoIf+jt6Ob3ZoJ9V4Cjx5Mj5qv82wAAA==',
  },
  'signature-gift-box-detail-1': {
    width: 720,
    height: 720,
    placeholder:
      'data:image/webp;base64,UklGRowAAABXRUJQVlA4IIAAAABQAgCdASoQABAAAQAcJbACdLoAArDVQC2cJxAA/v5qs3ObPSJxsSBKrU+Ebzok0B9iaHYUDz0aBvXJs5t0RBc2XIAFlUrX2dGQ+P6NZ86MUu227s/d8KiUxbdvwq6/btxe4djtLL/8TAxOMB4keZSrxUFp2p1dD/S7whj7sqBoAA==',
  },
  'signature-gift-box-detail-2': {
    width: 960,
    height: 960,
    placeholder:
      'data:image/webp;base64,UklGRpoAAABXRUJQVlA4II4AAACwAgCdASoQABAAAMASJbACdLoAfhuDUuJ+rRD9IAAA/v+mvezTDo6R/Jw1DqlsGgTBXxeNbEdX5Ca6Olp9YOf5qEwOjXVrx1AZBnWiyfvUd72WPQcPxhpReV2MnLKH3GXKz+VLA2z2EEp7nlvVkH/xL4GjvBBPr//XP4YSy/RzvpFvW1lO3sXd/w8DMAAA',
  },
  'signature-gift-box': {
    width: 1200,
    height: 1200,
    placeholder:
      'data:image/webp;base64,UklGRoIAAABXRUJQVlA4IHYAAABQAgCdASoQABAAAMASJYgCdLoAAwk5pztOy94A/v9iBck7JwTW9BawpnIKlfXwTSNOjQLj14AetFy+388TWdELxWU5r8DmxqT2o81gn/Ky7QiEdxBASwv5Iv8e7d/pkJ7NHmHOjaGa6k/6D8x/0U2de/eWXzgA',
  },
  'snow-globe-detail-1': {
    width: 720,
    height: 720,
    placeholder:
      'data:image/webp;base64,UklGRpwAAABXRUJQVlA4IJAAAACwAgCdASoQABAAAQAcJZQCdFQAA8/82ju4APmFgAAA/v7HfiVWrLX2YUEnf1ppu/FicnlBVsur5oi38ghsWWSDN22o7O3bvLNlXY/1v7lensGjrCnWanzSLzQJVAAHtTrOvc0ICHdk9ifyZa5KNkF/dxdGO/msMmHBdaeGQ3lKl82XTxUEeQkX1kVte3EOoAA=',
  },
  'snow-globe-detail-2': {
    width: 960,
    height: 960,
    placeholder:
      'data:image/webp;base64,UklGRpAAAABXRUJQVlA4IIQAAAAQAgCdASoQABAAAMASJYwCdAEPDULh1xgAAP7+9ZYv2NjOxpuYk71WRKUhdslFYl3X9/IcI5XyuaA6owR21ICme28u1J7fpycSFip/efH0pdwCPWWlx6l/8y3jbDluqVdp0nFbgn4nBlaZmGj/k3Lm76XsfsKgBxwHRjVCqwowcAMGkAA=',
  },
  'snow-globe': {
    width: 1200,
    height: 1200,
    placeholder:
      'data:image/webp;base64,UklGRpAAAABXRUJQVlA4IIQAAAAwAgCdASoQABAAAMASJZwCdH8AGBr0G9ndgAD+/6Oz25xvYRY/Q+92N/ovhXr7LrMhs6pYkqP3N+CIw3731VIz3mSMHndyva/xHTyN2zxV5sct/dUjPGC23o45PRkxqybPbnGtBPhPbzvyQXPqpStXYJums4eP3s/meYcU+Cq+gAfaAAA=',
  },
  'spa-gift-set-detail-1': {
    width: 720,
    height: 720,
    placeholder:
      'data:image/webp;base64,UklGRowAAABXRUJQVlA4IIAAAAAwAgCdASoQABAAAUAmJYgCdEf/2SADDL1OZAD+/nvdDqMl9H5RTSSPxfY9qO+9Dy5PLCabR+1cxvC45ZFc7sJaxEo8x5larvHaZmiFNg5QyNxy9BOgToDfdu5L6zCX9fwPXpxr4s74g/g08GbyRqs7S/GImByApwFUhso3KyQQAA==',
  },
  'spa-gift-set-detail-2': {
    width: 960,
    height: 960,
    placeholder:
      'data:image/webp;base64,UklGRpYAAABXRUJQVlA4IIoAAAAQAgCdASoQABAAAMASJaACdAEPAuksEKcAAP7/1US4/jqUH6kxBkXiHXEK65ixRWB0l+Yxa8IC1sY9YHX5sdD4fKCbOaD5g6f72BsuIQxPrS+Q97l5VoXbwg/Ux1/7PD/8f7d/0gP3N/5GqY//DZMfyOGH5uFK+fzcWvLP2/LcKWXjIP/ecmIAAAA=',
  },
  'spa-gift-set': {
    width: 1200,
    height: 1200,
    placeholder:
      'data:image/webp;base64,UklGRpgAAABXRUJQVlA4IIwAAACwAgCdASoQABAAAMASJQBOjJATIBvEoNTmLH3ajIAA/v+2ZZJBQIGWuI7S8f7jUmGZMb1Op0ZZmFj0r4dB0d9JYyxRLDbGiJCp7Yqi0yjM0PL3Ot+BBip9//4ydXIyNHg7e/1YOQflp2rT/+3n1jI08ZtD3nQ7tcfz/xG7G3UI8PHYn+sqQ+mg7CgAAA==',
  },
  'tea-tin-detail-1': {
    width: 720,
    height: 720,
    placeholder:
      'data:image/webp;base64,UklGRpAAAABXRUJQVlA4IIQAAAAQAgCdASoQABAAAMASJQBOgB6RgXlquwgAAP7+mn/wLnsIAP/jVWvEtEhe3HEEVUFtgA4HLp3iv5PUYO/7CfARUb2HOtlx/8PIAhH8ahiiG/+aw4bajXHd7CJCCSP3XxrT5uK481FMoat61OVChcnRHJGc0+KAWqOGrT0Tw21B8M2AAAA=',
  },
  'tea-tin-detail-2': {
    width: 960,
    height: 960,
    placeholder:
      'data:image/webp;base64,UklGRpAAAABXRUJQVlA4IIQAAABQAgCdASoQABAAAMASJQBOgngA5dCcpNZYYwAA/v8pBM6+C5x/kY5rMY6/o//lmzb0lJ+d8/i8OUFsHFlUe05EepnqG6XnP1/Mt8xjB2nBCpkb+BheDez5z0ahij/el2U+cI1L6HvujSlZJhVp+ei0oWXPZJusNZIOLuy/41ZxUHYAAAA=',
  },
  'tea-tin': {
    width: 1200,
    height: 1200,
    placeholder:
      'data:image/webp;base64,UklGRoIAAABXRUJQVlA4IHYAAABwAgCdASoQABAAAMASJYwCdDBNgZCbve1/cQdAAP7/mMHIJrX1cp90ItxOHmYRkrcL7YxobkYFH95XC1pQe+GQ67QzDJpyOz/SSix80D9qv4bxtvznLKy/pk+yLc/h3wmdQn9Hpl8RAoG5+9cwHbjRIXZMsAAA',
  },
  'teapot-for-two-detail-1': {
    width: 720,
    height: 720,
    placeholder:
      'data:image/webp;base64,UklGRnwAAABXRUJQVlA4IHAAAACwAgCdASoQABAAAMASJZQCdDBQP/UDJp850QX4rtQA/v/eTXESWF6BAWzuJJNoF1z/S4xDTabD+s18rGv0mCzWEix4UXS0zmEgLwmH3+/jI25/5NgKbRF7KdNGPM88n3LuXlwac3+ocQinSD3jEKgA',
  },
  'teapot-for-two-detail-2': {
    width: 960,
    height: 960,
    placeholder:
      'data:image/webp;base64,UklGRpYAAABXRUJQVlA4IIoAAABwAgCdASoQABAAAIAIJZQCdDBNganM0l7Bgc0gAP7//oo1CkPEb0VTrahFcwKySSaPZhOYA/dsxgOvnvseqyWgn1WvwVbWZIk/TT+fXC2omW6Gn7er9f0j0bsdT85vsfCOG/6ITbAwCcAB/dgFpm3A35temnaGIX79CsJoWYgaudDl2ezhZP69QAA=',
  },
  'teapot-for-two': {
    width: 1200,
    height: 1200,
    placeholder:
      'data:image/webp;base64,UklGRpYAAABXRUJQVlA4IIoAAAAQAgCdASoQABAAAIAIJZwCdDBMAZCD5zKAAP7//ntVmnbP5ABoZ83cxiZLxgf8QuMLuFU6TDp/4q8KIKi73Uh+xxPPz+H6Ke1BL/hhb5/6osi8Kqt9Z30UF5LUj+J2OBZZRHeVJXHFCtt787CvtRbEMJMUq3GdjxxD3q5vHA/BCWfkvTqIp9GgAAA=',
  },
  'tote-bag-blank-close': {
    width: 960,
    height: 960,
    placeholder:
      'data:image/webp;base64,UklGRnQAAABXRUJQVlA4IGgAAABwAgCdASoQABAAAIAIJQBOl0APwwBkHpdq4MTcAP7//pbALfrlCak/Yc5esZ5lcuKjHPZH3B+lA9A+AI1MLmdgbQMsU///ylfz6Vv5+cZPD/zfOAVUH9qbFc3NWIHANd9Z33Gwm1gAAA==',
  },
  'tote-bag-blank': {
    width: 1200,
    height: 1200,
    placeholder:
      'data:image/webp;base64,UklGRmwAAABXRUJQVlA4IGAAAAAwAgCdASoQABAAAIAIJQBOl0AAYLXqTLdjIAD+//4xXRbOzUf+ikmDaAU9Y4zdhIAvwUfJrnGopSiG0/Yc8sYhv/mFT/NF+0KCou29Zn6y6pv904jofRfBMUSSBuIAAAA=',
  },
  'tote-bag': {
    width: 1200,
    height: 1200,
    placeholder:
      'data:image/webp;base64,UklGRnAAAABXRUJQVlA4IGQAAABQAgCdASoQABAAAIAIJQBOl0AAYLXr7TFc2sAA/v/+MV0ZnOFs/UFkJar0wF8OfN9YQiaY9D20XGsNm1JT11evYTbdP/+YVP8uu1ywn/I3JA2WXVN/unEdS9QcLXvCEVb3AAAA',
  },
  'truffle-box-detail-1': {
    width: 1000,
    height: 1000,
    placeholder:
      'data:image/webp;base64,UklGRowAAABXRUJQVlA4IIAAAABQAgCdASoQABAAAgA0JZgCdAEfPFxMCkEywaAA/kuF2s646eOhrrt/Zw/7BhWOnxDnU3x/P9tlR1PmIc3wAfZ2PGlYL52RHlu9uMSfHQwNJKJDGm6O0Ea1l5mDvtY388G1aXD9MfSLOn6xbp3qsDsIuKSZPt9mhXmLIcdxjVa+AA==',
  },
  'truffle-box-detail-2': {
    width: 960,
    height: 960,
    placeholder:
      'data:image/webp;base64,UklGRp4AAABXRUJQVlA4IJIAAACQAgCdASoQABAAAQAcJZgCdLoAAyRZgDev5tzAAAD+ilsYOkgn948Ku58K6lC8Jq995Dae4V7zv+/MbycIuvHVzpRVp6npBXxWvz8KfoePc5fVBUAHupq4rFvSSQSO1rSeLg7ISP8aDrFi/cAKNyUn0Y2Kz84RFNU0nb3ohMa/rVag9B7vk0UPQx9UZZuQkyAAAA==',
  },
  'truffle-box': {
    width: 1200,
    height: 1200,
    placeholder:
      'data:image/webp;base64,UklGRqAAAABXRUJQVlA4IJQAAABQAgCdASoQABAAAMASJQBOl0AAYYm8QVawkwAA/v97rEFygABeeaWdbJxRwEsN6oPS+DfmXkA+1MMahstVNV6LkFwkgxQczmiXD25V6Ash8xt/b8w211bwquUReXQ6zAFDjqk1SXFkiow8/StDhJm9+bA53tG5wqm/3NjnJVGJv+w95+j1xbV5mHlI8l5lI/ZnAAAA',
  },
  'tulip-bouquet-vase-detail-1': {
    width: 1000,
    height: 1000,
    placeholder:
      'data:image/webp;base64,UklGRpoAAABXRUJQVlA4II4AAAAQAgCdASoQABAAAQAcJbACdAEPAYDdhPNoAP79xxeXMqtEmvV7Mawv0eUi6+L3ib6PHJcSuYarb1cucbv2EeVl9pebRHgbL7piNr4bpVwTSnIeu8GK7gCzfF4rAfdsgmWru+47VWmm9NZxj5M/QsGHfrDtSAB+a8oly/5hV6o/5tgTfggf+H4p/JxDSmAA',
  },
  'tulip-bouquet-vase-detail-2': {
    width: 1000,
    height: 1000,
    placeholder:
      'data:image/webp;base64,UklGRowAAABXRUJQVlA4IIAAAABQAgCdASoQABAAAIAIJQBOl0AAYe/xxgIIOzAA/v/+Xf9EIfiFr3VmInfwS+/W3FOGz6XoXMY0j/OvTY0SIdfbRdkafZa6dDThWRwPycoOmVRywTWnaIjChg/+Ys+tOuTT+6yeFi29hsCn3RMdW/mFbZGlmKPMG0ZNRt1QU4AAAA==',
  },
  'tulip-bouquet-vase': {
    width: 1200,
    height: 1200,
    placeholder:
      'data:image/webp;base64,UklGRoAAAABXRUJQVlA4IHQAAABQAgCdASoQABAAAMASJZACdLoAAzo7KToyykAA/v9Rzk3WaoqWdvH/BXS0P0x3vujrxeE5pAAaB/hHyg5527dV0YDKZf48vmyDcrOtR3p4GK4tbjgP/8g1pwFh+N107PAV59ss+Nd2mQM/rZTVLMDj5LAAAA==',
  },
  'velvet-jewellery-box-detail-1': {
    width: 1000,
    height: 1000,
    placeholder:
      'data:image/webp;base64,UklGRoAAAABXRUJQVlA4IHQAAAAQAgCdASoQABAAAQAcJbACdAEDpUBmc+mgAP78pQhOI9BXyGBlmgT2ryGuR483C6cIt2zXpSMov5h+tisfyPacpm2p6ZVFQlx4GgZ9Pl2PYoEwRHLM4a9a3+hPGRb+R+lq/1LfnlS/v/wYXnnwDdDNNQAAAA==',
  },
  'velvet-jewellery-box-detail-2': {
    width: 960,
    height: 960,
    placeholder:
      'data:image/webp;base64,UklGRpAAAABXRUJQVlA4IIQAAAAwAgCdASoQABAAAMASJagCdDBVQZAheKVcAAD+/EEgpfXtmMLoZsL40Mag7jdL+6c2xshjxdFDmtDcxhLiBubnBx7MZZlQWBr0d4iG6NtE0lhgdNZOplqo+ukrvETCZlTPBc/islj8lP/aHyNdBVAjb3JuYn18f/aw2v7jI8FD+9P8PAA=',
  },
  'velvet-jewellery-box': {
    width: 1200,
    height: 1200,
    placeholder:
      'data:image/webp;base64,UklGRpYAAABXRUJQVlA4IIoAAADQAgCdASoQABAAAMASJaACdLoAfhKDUk6sP8z6iu6AAP7/Bn2uCgygHGS447Xv49PlIiRHuaEoe69vQvnpWW+bQKNr/uFJhWII94fHvqhBf1TsPqMOtGm6XXEvBSu416u+ALqoD9CdLfysbWIr/8Q9ejacTsEGseLGD9Os/qfihLvZ/69BcewAAAA=',
  },
  'wooden-pull-bunny-detail-1': {
    width: 720,
    height: 720,
    placeholder:
      'data:image/webp;base64,UklGRowAAABXRUJQVlA4IIAAAABwAgCdASoQABAAAQAcJbACdDBOQakdLyvF2R1AAP7+EO/lh3jToU+l3IOaxpS5+1Agg/gjLIsdxTFpkzQE9iiyl9v1t7v5EIpHsP971uf/F7z9pau97+Os6GsBHP73WoneCAzxtkUZGa/jLGm5ao90TK0jwA9vUniSm8rQqAAAAA==',
  },
  'wooden-pull-bunny-detail-2': {
    width: 960,
    height: 960,
    placeholder:
      'data:image/webp;base64,UklGRn4AAABXRUJQVlA4IHIAAACwAgCdASoQABAAAMASJbACdLoAfhKDITNE9Q3hpAAA/v+1ryXBx69gQTXvkMZDdXmAWQem6vR2UBnR/EJHk5FBZfH/4xdAryG+6q3gfvSftjixPu3S4CN/jS3o/0BfZ6IZ/CqQdU5qY5PRLUuZn7UAAAA=',
  },
  'wooden-pull-bunny': {
    width: 1200,
    height: 1200,
    placeholder:
      'data:image/webp;base64,UklGRpAAAABXRUJQVlA4IIQAAADQAgCdASoQABAAAMASJQBOh7QGnOey6DIRQAf82tFAAP7/mbncWv/Y9GIfZihpwljS/Afgnf8hiwzNy5hAT/2NUwljF6m2qhCfX8e4edeQZyF+8Z/cShyALnGS8a+Hwdr3xKTc13h1nhpnCp+TBaTXZlCcHrsMKCxxfxRMH+MoMBUAAAA=',
  },
  'wooden-star-tree-detail-1': {
    width: 720,
    height: 720,
    placeholder:
      'data:image/webp;base64,UklGRpIAAABXRUJQVlA4IIYAAACwAgCdASoQABAAAMASJbACdFQAmf8GB+2SQm9xagAA/v+i3+GeRj0GE7D76uUVDwY1TzwhQ3rrmcm2qRHW71XRx5bB/hn4ScZJd/IwUE8dLhWk/K+U4ngPrJaYf+/KGZ9bJvFTMH/78otxFyuOdDddSe2Epw1/le8P38QZoM+s5lxB7ogAAA==',
  },
  'wooden-star-tree-detail-2': {
    width: 960,
    height: 960,
    placeholder:
      'data:image/webp;base64,UklGRpwAAABXRUJQVlA4IJAAAADwAQCdASoQABAAAQAcJbACdADpo3v+MOwA/rI+aEpjC71yjem3Ofl9t39V0iGu4CIXMv9Hk/DZJ1hNmfqYcrYsPvko4RzG+gKeAWxBv1wrrTNojEUL8n6PQVWP/8aaC4LHZi2U43ym654Hx/87B/NYZQ82fgCzPKZdKGATP/EOUbDICp0XxBxONS5migeVAAA=',
  },
  'wooden-star-tree': {
    width: 1200,
    height: 1200,
    placeholder:
      'data:image/webp;base64,UklGRpoAAABXRUJQVlA4II4AAACwAgCdASoQABAAAMASJaACdDiAN5NBixUestANjkAA/v+Zur0lNkr6F/QQRVZd9x5Dx6veetup1T92ZnuSS3ZD3mRe6YZTGDWWLFBPDQeXWOFw8yFM+gMpyR3vf1c/9vkL7n6Lfsl7Yf+ZbJ9+xKPeTnWv0gb812AB+x/iOyjoci1GvmW7acgBzPqxAAAA',
  },
} as const satisfies Record<string, PictureFacts>

export type PictureName = keyof typeof samplePictures
