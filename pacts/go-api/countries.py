"""What each provider state of countries and regions means to go-api: what it takes from elsewhere, with as little as its pages show."""

import records
from handlers import gone, nameless
from records import NEPAL, day

from django.core.files.base import ContentFile

from api import models as api
from country_plan.models import CountryPlan, MembershipCoordination, StrategicPriority
from databank import models as bank

YEAR = "2024-01-01"


def databank_of(country):
    return bank.CountryOverview.objects.get_or_create(
        country_id=country, defaults={"world_bank_population": 29_000_000, "world_bank_population_year": 2024}
    )[0]


def has_databank(country=NEPAL, **_):
    known = databank_of(country)
    bank.FDRSAnnualIncome.objects.get_or_create(overview=known, date=YEAR, defaults={"value": 5_000_000})
    if not bank.CountryKeyClimate.objects.filter(overview=known).exists():
        climate = {"min_temp": 3.5, "avg_temp": 9.5, "max_temp": 15.5, "precipitation": 10}
        bank.CountryKeyClimate.objects.create(overview=known, year=2024, month=1, **climate)
        season = {"event": ["Harvest"], "event_type": ["Harvest"], "label": ["Rice"], "month": ["June"]}
        bank.AcapsSeasonalCalender.objects.create(overview=known, source="ACAPS", source_date=YEAR, **season)


def has_incomes(country=NEPAL, **_):
    indicator = bank.FDRSIndicator.objects.get_or_create(title="h_gov_CHF", defaults={"description": "Home government"})[0]
    bank.FDRSIncome.objects.get_or_create(
        overview=databank_of(country), date=YEAR, indicator=indicator, defaults={"value": 100_000}
    )


def has_document(country=NEPAL, **_):
    api.CountryKeyDocument.objects.get_or_create(
        country_id=country,
        url="https://example.org/report.pdf",
        defaults={
            "name": "Annual report",
            "thumbnail": "https://example.org/report.png",
            "document_type": "Annual Report",
            "year": YEAR,
            "end_year": "2024-12-31",
            "year_text": "2024",
        },
    )


def has_partner(country=NEPAL, **_):
    api.CountrySupportingPartner.objects.get_or_create(
        country_id=country,
        email="person@redcross.example",
        defaults={"first_name": "Demo", "last_name": "Person", "position": "Delegate", "supporting_type": 0},
    )


def has_plan(country=NEPAL, **_):
    CountryPlan.objects.filter(country=country).delete()
    plan = CountryPlan(country_id=country, requested_amount=1_500_000, people_targeted=20_000, is_publish=True)
    plan.public_plan_file.save("plan.pdf", ContentFile(records.PDF), save=False)
    plan.save()
    StrategicPriority.objects.create(
        country_plan=plan, type="health_and_wellbeing", funding_requirement=500_000, people_targeted=8_000
    )
    MembershipCoordination.objects.create(
        country_plan=plan, sector="health", national_society_id=14, has_coordination=True
    )


def has_text(country=NEPAL, **_):
    api.CountrySnippet.objects.get_or_create(
        country_id=country, snippet="<p>A country.</p>", visibility=records.EVERYBODY
    )


def region_has_key_figure(region=records.ASIA_PACIFIC, **_):
    api.RegionKeyFigure.objects.get_or_create(
        region_id=region, deck="people", visibility=records.EVERYBODY, defaults={"figure": "1,234", "source": "IFRC"}
    )


def region_has_past_emergencies(region=records.ASIA_PACIFIC, **_):
    """Over, with an appeal that is closed."""
    event = records.emergency(7_002, "Nepal: Earthquake")
    api.Event.objects.filter(id=event.id).update(disaster_start_date=day(-400))
    records.appeal("MDRNP902", event=event, status=1, start_date=day(-400), end_date=day(-100))


STATES = {
    "a country has a databank": has_databank,
    "a country has incomes": has_incomes,
    "a country has a document": has_document,
    "a country has a partner": has_partner,
    "a country has a plan": has_plan,
    "a country has a text": has_text,
    "no country exists": gone(api.Country),
    "no document of a country has the name": nameless(api.CountryKeyDocument, "name"),
    "a region has a key figure": region_has_key_figure,
    "a region has all its data": region_has_past_emergencies,
}
