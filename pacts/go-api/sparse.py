"""
Rows with as little in them as go-api's models allow: what may be null, is. Clients have to bear them, and examples never show them.

usage, in the checkout of go-api and with its environment: python …/pacts/go-api/sparse.py add|remove
"""

import sys

import records
from records import NEPAL, day, days

from django.contrib.auth.models import User

from api import models as api
from deployments import models as deployments
from notifications.models import SurgeAlert

NAME = "Sparse"


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


def remove():
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
