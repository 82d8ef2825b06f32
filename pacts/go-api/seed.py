"""Reference and sample data that go-api's own fixtures do not hold. May be run again: what is there stays."""

import records
from records import ASIA_PACIFIC, NEPAL, days  # noqa: F401

from django.contrib.auth.models import Group, Permission, User
from django.contrib.contenttypes.models import ContentType

from api import models as api
from deployments import models as deployments
from lang.models import String
from per import models as per
from registrations.models import DomainWhitelist

USERS = {
    "member": {},
    "changer": {},
    "guest": {},
    "ifrc-admin": {"is_staff": True},
    "superuser": {"is_staff": True, "is_superuser": True},
    "per-admin": {},
}

# Rows known by an id that counts from 1: model, and what each is.
REFERENCE = {
    api.ExternalPartner: [{"name": name} for name in ("WHO", "UNICEF", "Government")],
    api.SupportedActivity: [{"name": name} for name in ("Screening", "Vaccination", "Risk communication")],
    api.MainContact: [
        {"extent": extent, "name": "Demo Person", "email": "person@redcross.example"}
        for extent in ("Surge", "Appeals", "Information management")
    ],
    api.SituationReportType: [
        {"type": type, "is_primary": type == "Situation Report"}
        for type in ("Situation Report", "Information Bulletin", "Map")
    ],
    per.FormArea: [
        {"title": title, "area_num": number}
        for number, title in enumerate(("Policy Strategy and Standards", "Analysis and planning"), start=1)
    ],
    per.FormComponent: [
        {"title": title, "component_num": number, "area_id": 1 + number // 4}
        for number, title in enumerate(
            ("DRM Strategy", "DRM Policy", "DRM Laws", "Hazard, context and risk analysis", "Scenario planning"),
            start=1,
        )
    ],
    per.FormAnswer: [{"text": text} for text in ("Yes", "No", "Partially")],
    per.AssessmentType: [{"name": name} for name in ("Self assessment", "Simulation", "Operational")],
    per.FormQuestionGroup: [{"title": "Procurement", "component_id": 1}],
    deployments.EmergencyProjectActivitySector: [{"title": title} for title in ("Health", "WASH", "Shelter")],
    deployments.EmergencyProjectActivityAction: [
        {
            "title": f"{title} distribution",
            "sector_id": number,
            "has_location": title == "WASH",
            "is_cash_type": title == "Shelter",
        }
        for number, title in enumerate(("Health", "WASH", "Shelter"), start=1)
    ],
    deployments.EmergencyProjectActivityActionSupply: [
        {"title": "Kit", "action_id": number} for number in (1, 2, 3)
    ],
}

EMERGENCIES = 40
HAZARDS = (12, 2, 4, 1, 20, 15)


def seed_reference():
    for username, flags in USERS.items():
        records.user(username, first_name=username.title(), last_name="Demo", **flags)
    DomainWhitelist.objects.get_or_create(domain_name="redcross.example")
    # Without it no appeal can be deleted.
    api.AppealFilter.objects.get_or_create(name="ingestAppealFilter", defaults={"value": ""})
    for model, rows in REFERENCE.items():
        for id, row in enumerate(rows, start=1):
            model.objects.get_or_create(id=id, defaults=row)
    for component in per.FormComponent.objects.filter(id__lte=5):
        question, _ = per.FormQuestion.objects.get_or_create(
            id=10 * component.id + 1,
            defaults={"component": component, "question": "Is it written down?", "question_num": 1},
        )
        question.answers.set([1, 2])
    let_per_admin_of_nepal("per-admin")
    String.objects.get_or_create(language="fr", page_name="common", key="yes", defaults={"value": "Oui"})


def let_per_admin_of_nepal(username):
    admins, _ = Group.objects.get_or_create(name="Nepal Country PER Admins")
    permission, _ = Permission.objects.get_or_create(
        codename=f"per_country_admin_{NEPAL}",
        content_type=ContentType.objects.get_for_model(api.Country),
        defaults={"name": "PER admin of Nepal"},
    )
    admins.permissions.add(permission)
    User.objects.get(username=username).groups.add(admins)


def seed_emergencies():
    """Emergencies with appeals, field reports, documents, people, units, projects and activities, one country each."""
    countries = list(
        api.Country.objects.filter(
            independent=True, record_type=1, region_id__isnull=False, iso3__isnull=False
        ).order_by("id")[: EMERGENCIES + 10]
    )
    for number in range(EMERGENCIES):
        country, other = countries[number], countries[number + 5]
        event = records.emergency(
            100 + number, f"{country.name}: Event {number}", country.id, HAZARDS[number % len(HAZARDS)]
        )
        api.Event.objects.filter(id=event.id).update(
            disaster_start_date=days(-3 * number), ifrc_severity_level=number % 3, is_featured=number < 5
        )
        event.districts.set(api.District.objects.filter(country=country)[:2])
        own_appeal = records.appeal(
            f"MDR{country.iso}{number:03d}",
            country.id,
            event.dtype_id,
            event,
            name=event.name,
            atype=number % 3,
            status=0 if number < 30 else 1,
            amount_funded=5000 * number,
            start_date=days(-3 * number),
            real_data_update=days(0),
        )
        records.appeal_document(own_appeal)
        seed_report(200 + number, country, event)
        api.Snippet.objects.create(event=event, snippet="<p>More</p>", visibility=records.EVERYBODY)
        api.KeyFigure.objects.create(event=event, number="12", deck="volunteers", source="National Society")
        api.EventContact.objects.create(
            event=event, ctype="Field", name="Demo Person", title="Head", email="person@redcross.example", phone="1"
        )
        records.situation_report(event, f"Report {number}")
        records.severity_change(event)
        records.surge_alert(number, event, country.id, opens=days(-number), molnix_status=number % 2)
        records.project(
            country=country.id,
            society=other.id,
            name=f"Project {number}",
            programme_type=number % 3,
            primary_sector_id=number % 10,
            budget_amount=5000,
        ).secondary_sectors.set([1, 2])
        if number < 15:
            records.unit(event, country.id, other.id, 1 + number % 6)
            records.person(event, country.id, other.id, f"Person {number}", molnix_id=number)
            records.activity(event=event, country=country.id, title=f"Activity {number}", sector=1 + number % 3)


def seed_report(id, country, event):
    report = records.field_report(
        id,
        country.id,
        event=event,
        summary=f"{country.iso3}: Report {id}",
        status=8 if id % 5 == 0 else 9,
        dtype_id=event.dtype_id,
        num_injured=id % 40,
        user=records.member(),
    )
    taken = api.ActionsTaken.objects.create(organization="NTLS", summary="Relief", field_report=report)
    taken.actions.set(api.Action.objects.all()[:2])
    api.FieldReportContact.objects.create(
        ctype="Originator",
        name="Demo Person",
        title="Head",
        email="person@redcross.example",
        phone="1",
        field_report=report,
    )


if __name__ == "__main__":
    seed_reference()
    records.advance_sequences()
    if not api.Event.objects.filter(id=100).exists():
        seed_emergencies()
    records.advance_sequences()
    print(f"{api.Event.objects.count()} emergencies, {api.Appeal.objects.count()} appeals, {deployments.Project.objects.count()} projects")
