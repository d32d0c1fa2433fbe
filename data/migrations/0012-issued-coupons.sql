-- Coupons the shop has issued by itself are taken off after what carts get by themselves, as all others are.
update promotion set position = 1000 where not automatic and position = 0 and (key like 'points-%' or key like 'voucher-%');
