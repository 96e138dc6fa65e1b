-- British and American spellings are one word to the search now, and no group has a word twice.
UPDATE synonym SET words = array_remove(words, 'call centre') WHERE words @> ARRAY['call center', 'call centre'];
