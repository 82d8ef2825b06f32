"""Makers of the records that `seed.py` and `states.py` need. Each replaces, or brings up to date, what has the id already."""

import backend  # noqa: F401

from datetime import timedelta

from django.contrib.auth.models import User
from django.db import connection
from django.utils import timezone

from api import models as api
from deployments import models as deployments
from notifications.models import SurgeAlert

NEPAL, ASIA_PACIFIC, FLOOD = 123, 2, 12
EMERGENCY = 7001
PASSWORD = "GO-demo-2026"
EVERYBODY = 3  # visibility
# No page is in it: nobody opens it.
PDF = b"%PDF-1.4\n%%EOF\n"


def days(count):
    """A moment so many days from now."""
    return timezone.now() + timedelta(days=count)


def day(count):
    return days(count).date()


def sql(statement, parameters=None):
    with connection.cursor() as cursor:
        cursor.execute(statement, parameters)
        return cursor.fetchall() if cursor.description else []


def advance_sequences():
    """Lets records without an id of their own come after those that were made with one."""
    sql(
        """do $$
        declare
          own record;
        begin
          for own in
            select format('%I', table_name) as "table", format('%I', column_name) as "column",
                   pg_get_serial_sequence(quote_ident(table_name), column_name) as sequence
              from information_schema.columns
             where table_schema = 'public' and data_type in ('integer', 'bigint')
               and (column_default like 'nextval%' or is_identity = 'YES')
          loop
            if own.sequence is not null then
              execute format('select setval(%L, greatest((select coalesce(max(%s), 0) from %s), 1))',
                             own.sequence, own."column", own."table");
            end if;
          end loop;
        end $$"""
    )


def user(username, password=PASSWORD, email=None, id=None, **fields):
    """An account of Nepal Red Cross; a guest where it is called so."""
    found = User.objects.filter(id=id).first() if id else User.objects.filter(username=username).first()
    account = found or User(**({"id": id} if id else {}))
    account.username, account.is_active = username, True
    account.email = email or f"{username}@redcross.example"
    for name, value in fields.items():
        setattr(account, name, value)
    account.set_password(password)
    account.save()
    profile, _ = api.Profile.objects.get_or_create(user=account)
    profile.limit_access_to_guest = username == "guest"
    profile.country_id, profile.org, profile.org_type = NEPAL, "Nepal Red Cross Society", "NTLS"
    profile.save()
    return account


def member():
    return User.objects.get(username="member")


def emergency(id=EMERGENCY, name="Nepal: Floods", country=NEPAL, dtype=FLOOD):
    """Newer than all others, so that the first page of a list holds it."""
    event, _ = api.Event.objects.get_or_create(
        id=id,
        defaults={
            "name": name,
            "dtype_id": dtype,
            "disaster_start_date": days(0),
            "num_affected": 1000,
            "visibility": EVERYBODY,
            "summary": "<p>Rivers are over their banks.</p>",
        },
    )
    api.Event.objects.filter(id=id).update(
        disaster_start_date=days(0), dtype_id=dtype, visibility=EVERYBODY, parent_event=None
    )
    place = api.Country.objects.get(id=country)
    event.countries.add(place)
    if place.region_id is not None:
        event.regions.add(place.region_id)
    return event


def field_report(id, country=NEPAL, **fields):
    report, _ = api.FieldReport.objects.update_or_create(
        id=id,
        defaults={
            "title": "Floods in Bagmati",
            "summary": "NPL: Flood - 05-2026 - Floods in Bagmati",
            "description": "<p>Rivers are over their banks.</p>",
            "dtype_id": FLOOD,
            "start_date": days(0),
            "report_date": days(0),
            "status": 9,
            "visibility": EVERYBODY,
            **fields,
        },
    )
    place = api.Country.objects.get(id=country)
    report.countries.set([place])
    if place.region_id is not None:
        report.regions.set([place.region_id])
    return report


def appeal(code, country=NEPAL, dtype=FLOOD, event=None, **fields):
    place = api.Country.objects.get(id=country)
    return api.Appeal.objects.update_or_create(
        code=code,
        defaults={
            "aid": code,
            "name": "Nepal: Floods",
            "dtype_id": dtype,
            "status": 0,
            "atype": 0,
            "amount_requested": 100_000,
            "num_beneficiaries": 500,
            "start_date": days(-10),
            "end_date": days(100),
            "event": event,
            "country": place,
            "region_id": place.region_id,
            **fields,
        },
    )[0]


def appeal_document(of):
    return api.AppealDocument.objects.create(
        appeal=of,
        name="Appeal",
        document_url="https://example.org/appeal.pdf",
        type=api.AppealDocumentType.objects.first(),
        iso=of.country,
    )


def situation_report(event, name="Situation report 1"):
    return api.SituationReport.objects.create(
        event=event,
        name=name,
        document_url="https://example.org/report.pdf",
        type=api.SituationReportType.objects.first(),
        visibility=EVERYBODY,
    )


def severity_change(event):
    return api.EventSeverityLevelHistory.objects.create(
        event=event, ifrc_severity_level=1, ifrc_severity_level_update_date=days(0), created_by=member()
    )


def surge_alert(molnix_id, event, country=NEPAL, message="Logistics Coordinator", **fields):
    return SurgeAlert.objects.update_or_create(
        molnix_id=molnix_id,
        defaults={
            "message": message,
            "atype": 5,
            "category": 2,
            "operation": "Nepal: Floods",
            "deployment_needed": False,
            "is_private": False,
            "event": event,
            "country_id": country,
            "opens": days(0),
            "closes": days(30),
            "start": days(2),
            "end": days(60),
            "molnix_status": 0,
            **fields,
        },
    )[0]


def person(event, country=NEPAL, sender=NEPAL, name="Demo Person", **fields):
    place = api.Country.objects.get(id=country)
    mission = deployments.PersonnelDeployment.objects.create(
        country_deployed_to=place, region_deployed_to_id=place.region_id, event_deployed_to=event
    )
    return deployments.Personnel.objects.create(
        **{
            "name": name,
            "role": "Logistics Coordinator",
            "type": "rr",
            "start_date": days(-1),
            "end_date": days(60),
            "country_from_id": sender,
            "country_to": place,
            "deployment": mission,
            "molnix_status": "active",
            **fields,
        }
    )


def unit_owner(country=NEPAL):
    return deployments.ERUOwner.objects.get_or_create(national_society_country_id=country)[0]


def unit(event, country=NEPAL, owner=NEPAL, type=3):
    """An Emergency Response Unit in the field."""
    return deployments.ERU.objects.create(
        type=type,
        units=1,
        deployed_to_id=country,
        event=event,
        eru_owner=unit_owner(owner),
        start_date=days(-3),
        end_date=days(40),
        available=False,
    )


def unit_readiness(country, type):
    owner = unit_owner(country)
    deployments.ERUReadiness.objects.filter(eru_owner=owner).delete()
    told = deployments.ERUReadinessType.objects.create(
        type=type,
        equipment_readiness=1,
        people_readiness=2,
        funding_readiness=3,
        ns_contribution=1,
        comment="Two rotations are on the roster.",
    )
    deployments.ERUReadiness.objects.create(eru_owner=owner).eru_types.add(told)


def project(id=None, country=NEPAL, society=NEPAL, name="Wells for Bagmati", **fields):
    if id:
        deployments.Project.objects.filter(id=id).delete()
    made = deployments.Project.objects.create(
        **({"id": id} if id else {}),
        **{
            "reporting_ns_id": society,
            "project_country_id": country,
            "name": name,
            "description": "<p>Forty wells.</p>",
            "programme_type": 2,
            "primary_sector_id": 0,
            "operation_type": 0,
            "start_date": day(-30),
            "end_date": day(300),
            "target_total": 1200,
            "visibility": "public",
            "user": member(),
            **fields,
        },
    )
    deployments.AnnualSplit.objects.create(project=made, year=2026, target_total=1200, reached_total=300)
    return made


def activity(id=None, event=None, country=NEPAL, title="Mobile clinics", sector=1):
    """A record of activities in an emergency, with one of them."""
    if id:
        deployments.EmergencyProject.objects.filter(id=id).delete()
    made = deployments.EmergencyProject.objects.create(
        **({"id": id} if id else {}),
        title=title,
        event=event or emergency(),
        activity_lead="national_society",
        reporting_ns_id=NEPAL,
        reporting_ns_contact_name="Demo Person",
        reporting_ns_contact_role="Health coordinator",
        reporting_ns_contact_email="person@redcross.example",
        start_date="2026-05-01",
        status="on_going",
        country_id=country,
        visibility="public",
        created_by=member(),
    )
    deployments.EmergencyProjectActivity.objects.create(
        project=made,
        sector_id=sector,
        action_id=sector,
        people_households="people",
        people_count=120,
        supplies={},
        custom_supplies={},
    )
    return made
