/** Keys of `local_units_status`. */
export const UNIT_STATUS = { validated: 1, unvalidated: 2, pendingEdit: 3, external: 4 } as const;
/** Keys of `local_units_deprecate_reason`. */
export const DEPRECATE_REASONS = [1, 2, 3, 4] as const;
/** Codes of types, as `type__code` narrows by them. */
export const UNIT_TYPES = [1, 2, 3, 4, 5, 6] as const;
export const HEALTH_CARE = 2;

/** Staff of a health facility, by profession. */
export const HEALTH_STAFF = [
  'general_practitioner',
  'specialist',
  'residents_doctor',
  'nurse',
  'dentist',
  'nursing_aid',
  'midwife',
  'pharmacists',
] as const;

export const HEALTH_COUNTS = [
  'number_of_isolation_rooms',
  'maximum_capacity',
  'ambulance_type_a',
  'ambulance_type_b',
  'ambulance_type_c',
  'total_number_of_human_resource',
  ...HEALTH_STAFF,
] as const;

export const HEALTH_FLAGS = [
  'is_teaching_hospital',
  'is_in_patient_capacity',
  'is_isolation_rooms_wards',
  'is_warehousing',
  'is_cold_chain',
  'other_medical_heal',
] as const;
/** What one of is chosen, by the name of its list in the options. */
export const HEALTH_CHOICES = [
  'affiliation',
  'functionality',
  'health_facility_type',
  'hospital_type',
  'primary_health_care_center',
] as const;
/** What several of are chosen. */
export const HEALTH_SERVICES = [
  'general_medical_services',
  'specialized_medical_beyond_primary_level',
  'blood_services',
  'professional_training_facilities',
] as const;
