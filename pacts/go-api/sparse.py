"""
Rows with as little in them as go-api's models allow: what may be null, is. Clients have to bear them, and examples never show them.

usage, in the checkout of go-api and with its environment: python …/pacts/go-api/sparse.py add|remove
"""

import sys

import records
from records import NEPAL, day, days

from django.contrib.auth.models import User

from django.contrib.gis.geos import Point

from api import models as api
from country_plan.models import CountryPlan
from databank.models import CountryOverview
from deployments import models as deployments
from dref.models import Dref, DrefFinalReport, DrefOperationalUpdate
from flash_update.models import Donors, FlashActionsTaken, FlashCountryDistrict, FlashUpdate
from local_units.models import LocalUnit
from notifications.models import SurgeAlert
from per import models as per

NAME = "Sparse"
# A country of which nothing else is known.
ELSEWHERE = 14


def add():
    event = api.Event.objects.create(
        name=NAME, disaster_start_date=days(0), visibility=records.EVERYBODY, dtype=None, tab_one_title=""
    )
    for code, own in (("SPARSE1", None), ("SPARSE2", event)):
        appeal = api.Appeal.objects.create(
            aid=code,
            code=code,
            name=NAME,
            country_id=NEPAL,
            event=own,
            start_date=days(-1),
            end_date=days(9),
        )
    api.AppealDocument.objects.create(appeal=appeal, name=NAME)
    for own in (None, event):
        api.FieldReport.objects.create(
            dtype_id=records.FLOOD, visibility=records.EVERYBODY, event=own, summary=NAME
        )
        SurgeAlert.objects.create(operation="", message=NAME, event=own)
        deployments.ERU.objects.create(type=1, eru_owner=records.unit_owner(), event=own)
        mission = deployments.PersonnelDeployment.objects.create(
            country_deployed_to_id=NEPAL, event_deployed_to=own, comments=NAME
        )
        deployments.Personnel.objects.create(
            type="rr", deployment=mission, start_date=days(-1), end_date=days(9)
        )
    for country in (None, NEPAL):
        deployments.Project.objects.create(
            name=NAME,
            reporting_ns_id=NEPAL,
            project_country_id=country,
            primary_sector_id=0,
            start_date=day(-1),
            end_date=day(99),
        )
    unit = deployments.ERU.objects.filter(event=event).first()
    led = deployments.EmergencyProject.objects.create(
        title=NAME,
        event=event,
        activity_lead="deployed_eru",
        deployed_eru=unit,
        start_date=day(-1),
        country_id=NEPAL,
    )
    deployments.EmergencyProjectActivity.objects.create(project=led, sector_id=1)
    api.SituationReport.objects.create(event=event, name=NAME, type=None, visibility=records.EVERYBODY)
    api.Snippet.objects.create(event=event, visibility=records.EVERYBODY)
    api.EventSeverityLevelHistory.objects.create(event=event)
    api.EventContact.objects.create(event=event, ctype="", name=NAME, title="", email="", phone=None)
    told = deployments.ERUReadinessType.objects.create(
        type=1, equipment_readiness=1, people_readiness=1, funding_readiness=1, ns_contribution=1
    )
    deployments.ERUReadiness.objects.create(eru_owner=None).eru_types.add(told)
    User.objects.create(username=NAME)
    add_of_countries()
    add_flash_update()
    for country in (None, NEPAL):
        add_cycle(country)
    add_drefs()
    per.OpsLearning.objects.create(learning=NAME, is_validated=True)


def add_of_countries():
    CountryOverview.objects.get_or_create(country_id=ELSEWHERE)
    CountryPlan.objects.get_or_create(country_id=ELSEWHERE, defaults={"is_publish": True})
    api.CountrySupportingPartner.objects.create(country_id=ELSEWHERE)
    api.CountryKeyDocument.objects.create(country_id=ELSEWHERE, name=NAME, url="", year=day(0))
    LocalUnit.objects.create(
        country_id=NEPAL,
        type_id=1,
        location=Point(85.3, 27.7, srid=4326),
        date_of_data=day(0),
        postcode=NAME,
        visibility=records.EVERYBODY,
    )


def add_flash_update():
    update = FlashUpdate.objects.create(title=NAME)
    FlashCountryDistrict.objects.create(flash_update=update, country_id=NEPAL)
    FlashActionsTaken.objects.create(flash_update=update, organization="")
    Donors.objects.create(position=NAME)


def add_cycle(country):
    """A cycle, and the parts that it is written in."""
    cycle = per.Overview.objects.create(country_id=country, branches_involved=NAME)
    rated = per.FormComponentResponse.objects.create(component_id=1)
    rated.question_responses.add(per.FormComponentQuestionAndAnswer.objects.create())
    area = per.AreaResponse.objects.create(area_id=1)
    area.component_response.add(rated)
    per.PerAssessment.objects.create(overview=cycle).area_responses.add(area)
    first = per.FormPrioritizationComponent.objects.create(component_id=1)
    per.FormPrioritization.objects.create(overview=cycle).prioritized_action_responses.add(first)
    plan = per.PerWorkPlan.objects.create(overview=cycle)
    plan.prioritized_action_responses.add(per.PerWorkPlanComponent.objects.create(component_id=1))
    plan.additional_action_responses.add(per.CustomPerWorkPlanComponent.objects.create())


def add_drefs():
    """Three, so that each of them is at its own stage."""
    applied, updated, reported = (
        Dref.objects.create(title=NAME, national_society_id=NEPAL, status=4) for _ in range(3)
    )
    Dref.objects.filter(id=applied.id).update(status=1)
    DrefOperationalUpdate.objects.create(dref=updated, title=NAME, national_society_id=NEPAL)
    DrefFinalReport.objects.create(dref=reported, title=NAME, national_society_id=NEPAL)


def remove():
    for stage in (DrefOperationalUpdate, DrefFinalReport, Dref):
        stage.objects.filter(title=NAME).delete()
    # go-api asks the steps of a cycle for the name of its country when they go.
    per.Overview.objects.filter(branches_involved=NAME).update(country_id=NEPAL)
    for cycle in per.Overview.objects.filter(branches_involved=NAME):
        for step in (per.PerAssessment, per.FormPrioritization, per.PerWorkPlan):
            step.objects.filter(overview=cycle).delete()
        cycle.delete()
    per.OpsLearning.objects.filter(learning=NAME).delete()
    FlashUpdate.objects.filter(title=NAME).delete()
    sparse_donors = Donors.objects.filter(position=NAME)
    # A donor without a name cannot be told of when it goes.
    sparse_donors.update(organization_name=NAME)
    sparse_donors.delete()
    LocalUnit.objects.filter(postcode=NAME).delete()
    api.CountryKeyDocument.objects.filter(name=NAME).delete()
    for model in (CountryOverview, CountryPlan, api.CountrySupportingPartner):
        model.objects.filter(country=ELSEWHERE).delete()
    for event in api.Event.objects.filter(name=NAME):
        deployments.EmergencyProject.objects.filter(event=event).delete()
        deployments.ERU.objects.filter(event=event).delete()
    deployments.Project.objects.filter(name=NAME).delete()
    deployments.ERU.objects.filter(event=None, deployed_to=None, type=1, units=0).delete()
    deployments.PersonnelDeployment.objects.filter(comments=NAME).delete()
    for readiness in deployments.ERUReadiness.objects.filter(eru_owner=None):
        readiness.eru_types.all().delete()
        readiness.delete()
    SurgeAlert.objects.filter(message=NAME).delete()
    api.FieldReport.objects.filter(summary=NAME).delete()
    api.Appeal.objects.filter(code__startswith="SPARSE").delete()
    api.Event.objects.filter(name=NAME).delete()
    User.objects.filter(username=NAME).delete()


if __name__ == "__main__":
    if sys.argv[1:] not in (["add"], ["remove"]):
        sys.exit(__doc__)
    {"add": add, "remove": remove}[sys.argv[1]]()
