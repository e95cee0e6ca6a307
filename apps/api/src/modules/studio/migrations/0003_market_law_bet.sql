-- Created functions that are repeatable migrations now: modules/studio/functions.
select 1;
