-- Qualities that jobs in Cambodia ask for and that the list did not have, so that they are shown in the reader's
-- language. An operator may have added one already.
INSERT INTO "skill" ("position", "slug", "name_en", "name_km")
SELECT (SELECT coalesce(max("position"), 0) FROM "skill") + n."at", n."slug", n."name_en", n."name_km"
FROM (VALUES
    (1, 'working-under-pressure', 'Working under pressure', 'ធ្វើការក្រោមសម្ពាធ'),
    (2, 'patience', 'Patience', 'អត់ធ្មត់'),
    (3, 'honesty', 'Honesty', 'ស្មោះត្រង់'),
    (4, 'attention-to-detail', 'Attention to detail', 'ហ្មត់ចត់'),
    (5, 'willingness-to-learn', 'Willingness to learn', 'ចង់រៀនសូត្របន្ថែម'),
    (6, 'creativity', 'Creativity', 'ច្នៃប្រឌិត'),
    (7, 'responsibility', 'Responsibility', 'ទំនួលខុសត្រូវ'),
    (8, 'flexibility', 'Flexibility', 'បត់បែន'),
    (9, 'punctuality', 'Punctuality', 'គោរពពេលវេលា'),
    (10, 'critical-thinking', 'Critical thinking', 'ត្រិះរិះពិចារណា'),
    (11, 'service-mind', 'Service mind', 'ចិត្តស្រលាញ់សេវាកម្ម')
) n ("at", "slug", "name_en", "name_km")
WHERE NOT EXISTS (
    SELECT FROM "skill" s
    WHERE s."slug" = n."slug" OR lower(s."name_en") = lower(n."name_en") OR lower(s."name_km") = lower(n."name_km"));
