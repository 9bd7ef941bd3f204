<?php

namespace Frontage\Forms\Form;

/** The names of the form format, fixed by the sites that exist already (docs/reference/contact-forms.md §1, §2). */
final class Format {

	public const POST_TYPE = 'wpcf7_contact_form';

	public const META_TEMPLATE = '_form';
	public const META_MAIL     = '_mail';
	public const META_MAIL_2   = '_mail_2';
	public const META_MESSAGES = '_messages';
	public const META_SETTINGS = '_additional_settings';
	public const META_LOCALE   = '_locale';
	public const META_HASH     = '_hash';
	public const META_OLD_ID   = '_old_cf7_unit_id';

	public const FIELD_FORM      = '_wpcf7';
	public const FIELD_VERSION   = '_wpcf7_version';
	public const FIELD_LOCALE    = '_wpcf7_locale';
	public const FIELD_UNIT_TAG  = '_wpcf7_unit_tag';
	public const FIELD_CONTAINER = '_wpcf7_container_post';
	public const FIELD_HASH      = '_wpcf7_posted_data_hash';
	public const FIELD_NONCE     = '_wpnonce';
	public const FIELD_QUIZ      = '_wpcf7_quiz_answer_';
	public const FIELD_FREE_TEXT = '_wpcf7_free_text_';

	/** Shown to add-ons that compare it with the version of Contact Form 7. */
	public const VERSION = '6.1.6';

	public const CAP_READ_LIST = 'wpcf7_read_contact_forms';
	public const CAP_EDIT_LIST = 'wpcf7_edit_contact_forms';
	public const CAP_EDIT      = 'wpcf7_edit_contact_form';
	public const CAP_DELETE    = 'wpcf7_delete_contact_form';
	public const CAP_SUBMIT    = 'wpcf7_submit';
}
