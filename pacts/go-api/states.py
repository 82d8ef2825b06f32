"""
What each provider state of the pact means to go-api, made with its ORM.

A handler takes the state's parameters and gives back those that it chose otherwise. `pacts/README.md` tells which states there
are; one that is missing here is refused, so that a promise is never kept or broken by luck.
"""

import countries
import drefs
import flash_updates
import learnings
import preparedness
import records
import units
from handlers import emptied, gone, nameless, there, undo
from records import EMERGENCY, FLOOD, NEPAL, days

from django.contrib.auth.models import User
from rest_framework.authtoken.models import Token

from api import models as api
from deployments import models as deployments
from lang.models import String
from registrations.models import DomainWhitelist, Pending, Recovery, UserExternalToken

# Accounts


def user_is_signed_in(username, token, **_):
    account = User.objects.get(username=username)
    Token.objects.filter(key=token).delete()
    Token.objects.filter(user=account).delete()
    Token.objects.create(key=token, user=account)


def account_is_there(username, password="Harvest-9-moon", id=None, **_):
    account = records.user(username, password)
    return {"id": account.id} if id else None


def user_exists(username, password=records.PASSWORD, email=None, **_):
    records.user(username, password, email)


def nobody_has_the_address(email, **_):
    Pending.objects.filter(user__email=email).delete()
    User.objects.filter(email=email).delete()


def registration_waits(username, **_):
    nobody_has_the_address(username)
    account = User.objects.create_user(username, username, records.PASSWORD, is_active=False)
    Pending.objects.create(user=account, token="a" * 32)


def recovery_link_was_mailed(username, token, **_):
    account = records.user(username, "Harvest-9-moon")
    Recovery.objects.filter(user=account).delete()
    Recovery.objects.create(user=account, token=token)


def api_token_exists(id, **_):
    UserExternalToken.objects.get_or_create(
        id=id, defaults={"title": "Dashboard", "user": records.member(), "expire_timestamp": days(30)}
    )


# Emergencies


def emergency_exists(id, name="Nepal: Floods", country=NEPAL, dtype=FLOOD, **_):
    records.emergency(id, name, country, dtype)


def emergency_has_a_slug(slug, **_):
    records.emergency()
    api.Event.objects.filter(id=EMERGENCY).update(slug=slug)


def its_emergency(event, country=NEPAL, **_):
    return records.emergency(event, country=country)


def emergency_has_an_additional_text(**parameters):
    api.Snippet.objects.create(
        event=its_emergency(**parameters), snippet="<p>Needs</p>", tab=1, visibility=records.EVERYBODY
    )


def emergency_has_a_response_document(**parameters):
    records.situation_report(its_emergency(**parameters))


def emergency_has_a_severity_history(**parameters):
    records.severity_change(its_emergency(**parameters))


# Appeals and field reports


def active_appeal_exists(code, country=NEPAL, dtype=FLOOD, **_):
    records.appeal(code, country, dtype, records.emergency())


def appeal_has_a_document(appeal, **_):
    """The id is the pact's choice: go-api's appeals are known by their codes otherwise."""
    code = f"MDRNP{appeal}"
    api.Appeal.objects.filter(code=code).exclude(id=appeal).delete()
    if not api.Appeal.objects.filter(id=appeal).exists():
        records.appeal(code, event=records.emergency(), id=appeal)
    records.appeal_document(api.Appeal.objects.get(id=appeal))


def field_report_exists(id, summary, country, dtype, event, **_):
    id = 9_000_000 + id
    records.field_report(
        id, country, summary=summary, dtype_id=dtype, event=records.emergency(event, country=country)
    )
    api.FieldReport.objects.filter(id=id).update(created_at=days(0))
    return {"id": id}


def field_report_can_be_edited(id, **_):
    records.field_report(id, event=records.emergency(), user=records.member())


def country_is_under_review(country, **_):
    _, is_new = api.CountryOfFieldReportToReview.objects.get_or_create(country_id=country)
    return undo(lambda: api.CountryOfFieldReportToReview.objects.filter(country_id=country).delete()) if is_new else None


# Surge


def person_is_deployed(country, **parameters):
    records.person(its_emergency(country=country, **parameters), country)


def unit_is_deployed(country, **parameters):
    records.unit(its_emergency(country=country, **parameters), country)


def society_told_of_its_units(country, type, **_):
    records.unit_readiness(country, type)


def surge_alert_exists(id, message, country, event, **_):
    records.surge_alert(id, records.emergency(event, country=country), country, message)


# 3W


def project_exists(id, **_):
    records.project(id)


def activity_exists_with_id(id, **_):
    records.activity(id)


def activity_exists(event, country, **_):
    records.activity(event=records.emergency(event, country=country), country=country)


# Names and places


def district_exists(id, name, country, **_):
    api.District.objects.update_or_create(code="NP-X1", defaults={"name": name, "country_id": country})


def second_level_district_exists(name, country, **_):
    province = api.District.objects.filter(country=country, is_deprecated=False).order_by("id").first()
    api.Admin2.objects.update_or_create(code="NP-X1-X1", defaults={"name": name, "admin1": province})


def string_exists(language, page_name, key, value, **_):
    String.objects.update_or_create(
        language=language, page_name=page_name, key=key, defaults={"value": value}
    )


STATES = {
    "a user is signed in": user_is_signed_in,
    "a user exists": user_exists,
    "an account is there": account_is_there,
    "nobody has the address": nobody_has_the_address,
    "a registration waits": registration_waits,
    "a recovery link was mailed": recovery_link_was_mailed,
    "an e-mail domain is allowed": there(DomainWhitelist),
    "an API token exists": api_token_exists,
    "an emergency exists": emergency_exists,
    "an emergency has a slug": emergency_has_a_slug,
    "an emergency has an additional text": emergency_has_an_additional_text,
    "an emergency has a response document": emergency_has_a_response_document,
    "an emergency has a severity history": emergency_has_a_severity_history,
    "an emergency is responded to": lambda event=EMERGENCY, **_: records.emergency(event) and None,
    "no emergency exists": gone(api.Event),
    "no emergency has the name": nameless(api.Event, "name"),
    "no response document has the name": nameless(api.SituationReport, "name"),
    "an active appeal exists": active_appeal_exists,
    "an appeal has a document": appeal_has_a_document,
    "no appeal has the name": nameless(api.Appeal, "name"),
    "no appeal document has the name": nameless(api.AppealDocument, "name"),
    "no appeal has begun after": lambda **_: None,
    "a field report exists": field_report_exists,
    "a field report can be edited": field_report_can_be_edited,
    "no field report exists": gone(api.FieldReport),
    "no field report has the name": nameless(api.FieldReport, "summary"),
    "an action exists": there(api.Action),
    "an external partner exists": there(api.ExternalPartner),
    "a supported activity exists": there(api.SupportedActivity),
    "a country is under review": country_is_under_review,
    "no country is under review": emptied("api_countryoffieldreporttoreview"),
    "a person is deployed": person_is_deployed,
    "nobody was ever deployed": emptied("deployments_personnel"),
    "no person has the name": nameless(deployments.Personnel, "name"),
    "an emergency response unit is deployed": unit_is_deployed,
    "a National Society told of its emergency response units": society_told_of_its_units,
    "no emergency response unit has the name": lambda **_: None,
    "a surge alert exists": surge_alert_exists,
    "no surge alert has the name": lambda **_: None,
    "a project exists": project_exists,
    "no project exists": gone(deployments.Project),
    "no project has the name": nameless(deployments.Project, "name"),
    "a primary sector exists": there(deployments.Sector),
    "no primary sector exists": emptied("deployments_sector"),
    "a secondary sector exists": there(deployments.SectorTag),
    "no secondary sector exists": emptied("deployments_sectortag"),
    "an activity can be edited": activity_exists_with_id,
    "an activity can be deleted": activity_exists_with_id,
    "an activity in an emergency exists": activity_exists,
    "no activity exists": gone(deployments.EmergencyProject),
    "no activity has the name": nameless(deployments.EmergencyProject, "title"),
    "a country exists": there(api.Country, id="id", name="name", iso3="iso3"),
    "no country has the name": nameless(api.Country, "name"),
    "the regions exist": there(api.Region),
    "a region exists": there(api.Region, region="id"),
    "no region exists": lambda **_: None,
    "a district exists": district_exists,
    "no district has the name": nameless(api.District, "name"),
    "a second-level district exists": second_level_district_exists,
    "no second-level district has the name": nameless(api.Admin2, "name"),
    "a disaster type exists": there(api.DisasterType, id="id", name="name"),
    "no disaster type has the name": nameless(api.DisasterType, "name"),
    "a contact exists": there(api.MainContact),
    "no contact has the name": nameless(api.MainContact, "name"),
    "a string exists": string_exists,
    **countries.STATES,
    **units.STATES,
    **flash_updates.STATES,
    **preparedness.STATES,
    **learnings.STATES,
    **drefs.STATES,
}
