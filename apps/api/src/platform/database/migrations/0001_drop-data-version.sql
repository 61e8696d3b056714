-- Not read since 0000_initial
DROP TABLE "data_version" CASCADE;