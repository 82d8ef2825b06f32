"""What each provider state of local units means to go-api."""

import json

import records
from handlers import gone, nameless
from records import NEPAL

from django.conf import settings
from django.contrib.auth.models import User
from django.contrib.gis.geos import Point
from django.core.files.base import ContentFile
from rest_framework.renderers import JSONRenderer
from rest_framework.test import APIRequestFactory

from local_units.models import ExternallyManagedLocalUnit, LocalUnit, LocalUnitBulkUpload, LocalUnitChangeRequest
from local_units.serializers import PrivateLocalUnitDetailSerializer

UNVALIDATED, PENDING_EDIT = 2, 3
# Of Nepal: Kathmandu.
PLACE = Point(85.3, 27.7, srid=4326)


def unit_exists(id, name, type=1, status=1, country=NEPAL, deprecated=False, **_):
    """Made anew each time: promises validate it, change it and put it out of use."""
    LocalUnit.objects.filter(id=id).delete()
    unit = LocalUnit.objects.create(
        id=id,
        country_id=country,
        type_id=type,
        status=status,
        visibility=records.EVERYBODY,
        level_id=4,
        local_branch_name=name,
        english_branch_name=name,
        address_loc="Kalimati 4",
        date_of_data="2026-04-01",
        location=PLACE,
        created_by=records.member(),
        is_deprecated=deprecated,
        **({"deprecated_reason": 4, "deprecated_reason_overview": "It was closed."} if deprecated else {}),
    )
    if status in (UNVALIDATED, PENDING_EDIT):
        LocalUnitChangeRequest.objects.create(
            local_unit=unit,
            triggered_by=records.member(),
            previous_data=as_it_was(unit) if status == PENDING_EDIT else {},
        )


def as_it_was(unit):
    """What go-api keeps of a unit when an edit of it begins to wait."""
    context = {"request": APIRequestFactory(SERVER_NAME=settings.ALLOWED_HOSTS[0]).get("/")}
    told = PrivateLocalUnitDetailSerializer(unit, context=context).data
    return {**json.loads(JSONRenderer().render(told)), "status": 1, "address_loc": "Kalimati 1"}


def managed_externally(country, type, id=None, **_):
    of = ExternallyManagedLocalUnit.objects
    of.filter(country_id=country, local_unit_type_id=type).delete()
    of.filter(id=id).delete()
    superuser = User.objects.get(username="superuser")
    of.create(id=id, country_id=country, local_unit_type_id=type, enabled=True, created_by=superuser)


def not_managed_externally(country, type, **_):
    ExternallyManagedLocalUnit.objects.filter(country_id=country, local_unit_type_id=type).delete()
    # A type is locked only while nothing of it waits.
    LocalUnit.objects.filter(country_id=country, type_id=type).update(status=1)


def file_was_uploaded(id, country, type, **_):
    managed_externally(country, type)
    LocalUnitBulkUpload.objects.filter(id=id).delete()
    upload = LocalUnitBulkUpload(
        id=id,
        country_id=country,
        local_unit_type_id=type,
        status=1,
        success_count=12,
        failed_count=0,
        file_size=9_000,
        triggered_by=User.objects.get(username="superuser"),
    )
    upload.file.save("units.xlsx", ContentFile(b"units"), save=False)
    upload.save()


STATES = {
    "a local unit exists": unit_exists,
    "no local unit exists": gone(LocalUnit),
    "no local unit has the name": nameless(LocalUnit, "local_branch_name"),
    "local units of a country are managed externally": managed_externally,
    "a type of local units is not externally managed": not_managed_externally,
    "no externally managed type exists": gone(ExternallyManagedLocalUnit),
    "a bulk upload of local units was made": file_was_uploaded,
}
