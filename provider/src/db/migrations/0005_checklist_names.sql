DROP INDEX "checklist_groups_hotel_id_index";--> statement-breakpoint
DROP INDEX "checklist_items_group_id_index";--> statement-breakpoint
DELETE FROM "checklist_groups" "later" USING "checklist_groups" "earlier" WHERE "later"."hotel_id" = "earlier"."hotel_id" AND "later"."name" = "earlier"."name" AND "later"."id" > "earlier"."id";--> statement-breakpoint
DELETE FROM "checklist_items" "later" USING "checklist_items" "earlier" WHERE "later"."group_id" = "earlier"."group_id" AND "later"."name" = "earlier"."name" AND "later"."id" > "earlier"."id";--> statement-breakpoint
ALTER TABLE "checklist_groups" ADD CONSTRAINT "checklist_groups_hotel_id_name_unique" UNIQUE("hotel_id","name");--> statement-breakpoint
ALTER TABLE "checklist_items" ADD CONSTRAINT "checklist_items_group_id_name_unique" UNIQUE("group_id","name");