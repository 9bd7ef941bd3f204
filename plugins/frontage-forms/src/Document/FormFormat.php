<?php

namespace Frontage\Forms\Document;

defined( 'ABSPATH' ) || exit;

/**
 * Names of the form format, which existing sites define (docs/reference/contact-forms.md §1, §2); whether Contact Form 7 itself is active;
 * and the post type with its capabilities. Every page uses these, so they are in one file.
 */
final class FormFormat {

	public const POST_TYPE = 'wpcf7_contact_form';

	public const META_TEMPLATE = '_form';
	public const META_MAIL     = '_mail';
	public const META_MAIL_2   = '_mail_2';
	public const META_MESSAGES = '_messages';
	public const META_SETTINGS = '_additional_settings';
	public const META_LOCALE   = '_locale';
	public const META_HASH     = '_hash';
	public const META_OLD_ID   = '_old_cf7_unit_id';

	/** Conditions of groups, under the name of the add-on that introduced them. */
	public const META_CONDITIONS = 'wpcf7cf_options';

	/** Confirmations: our own meta, which the original ignores. */
	public const META_AFTER = '_frontage_after';

	/** Names and rules of emails, and emails beyond the second; also our own. */
	public const META_MAILS = '_frontage_mails';

	public const FIELD_FORM      = '_wpcf7';
	public const FIELD_VERSION   = '_wpcf7_version';
	public const FIELD_LOCALE    = '_wpcf7_locale';
	public const FIELD_UNIT_TAG  = '_wpcf7_unit_tag';
	public const FIELD_CONTAINER = '_wpcf7_container_post';
	public const FIELD_HASH      = '_wpcf7_posted_data_hash';
	public const FIELD_NONCE     = '_wpnonce';
	public const FIELD_QUIZ      = '_wpcf7_quiz_answer_';
	public const FIELD_FREE_TEXT = '_wpcf7_free_text_';
	public const FIELD_STRIPE    = '_wpcf7_stripe_payment_intent';
	public const FIELD_TURNSTILE = '_wpcf7_turnstile_response';
	public const FIELD_RECAPTCHA = '_wpcf7_recaptcha_response';
	public const FIELD_CAPTCHA   = '_wpcf7_captcha_challenge_';

	/** Settings of Contact Form 7 for external services: an option, and constants of wp-config.php. */
	public const OPTION            = 'wpcf7';
	public const RECAPTCHA_SITEKEY = 'WPCF7_RECAPTCHA_SITEKEY';
	public const RECAPTCHA_SECRET  = 'WPCF7_RECAPTCHA_SECRET';

	/** Folder below uploads for images of Really Simple CAPTCHA. */
	public const CAPTCHA_FOLDER = 'wpcf7_captcha';

	/** Slug of the screens on which forms are edited; emails and other plugins link to it. */
	public const SCREEN = 'wpcf7';

	/** Version for add-ons that check the version of Contact Form 7. */
	public const VERSION = '6.1.6';

	public const CAP_READ_LIST   = 'wpcf7_read_contact_forms';
	public const CAP_EDIT_LIST   = 'wpcf7_edit_contact_forms';
	public const CAP_EDIT        = 'wpcf7_edit_contact_form';
	public const CAP_DELETE      = 'wpcf7_delete_contact_form';
	public const CAP_SUBMIT      = 'wpcf7_submit';
	public const CAP_READ        = 'wpcf7_read_contact_form';
	public const CAP_DELETE_LIST = 'wpcf7_delete_contact_forms';
	public const CAP_MANAGE      = 'wpcf7_manage_integration';

	/** Prefix of all capabilities. */
	public const CAPS_BEGIN = 'wpcf7_';

	/** Classes of a form and its parts; `CLASS_OF_TYPE` and `CLASS_VALIDATES_AS` are followed by a word. */
	public const CLASS_ACCEPTANCE               = 'wpcf7-acceptance';
	public const CLASS_ACCEPTANCE_AS_VALIDATION = 'wpcf7-acceptance-as-validation';
	public const CLASS_AFTER                    = 'frontage-form-after';
	public const CLASS_CAPTCHA                  = 'wpcf7-captcha-';
	public const CLASS_CONTROL                  = 'wpcf7-form-control';
	public const CLASS_COUNT                    = 'wpcf7-character-count';
	public const CLASS_EXCLUSIVE                = 'wpcf7-exclusive-checkbox';
	public const CLASS_FORM                     = 'wpcf7-form';
	public const CLASS_FREE_TEXT                = 'wpcf7-free-text';
	public const CLASS_GROUP                    = 'wpcf7cf_group';
	public const CLASS_ITEM                     = 'wpcf7-list-item';
	public const CLASS_ITEM_LABEL               = 'wpcf7-list-item-label';
	public const CLASS_NOT_FOUND                = 'wpcf7-contact-form-not-found';
	public const CLASS_NOT_VALID                = 'wpcf7-not-valid';
	public const CLASS_OF_TYPE                  = 'wpcf7-';
	public const CLASS_PARENT                   = 'wpcf7';
	public const CLASS_QUIZ_LABEL               = 'wpcf7-quiz-label';
	public const CLASS_RAW_FORM                 = 'wpcf7-raw-form';
	public const CLASS_RESPONSE                 = 'wpcf7-response-output';
	public const CLASS_STRIPE                   = 'wpcf7-stripe';
	public const CLASS_SUBMIT                   = 'wpcf7-submit';
	public const CLASS_SUBSCRIBERS_ONLY         = 'wpcf7-subscribers-only';
	public const CLASS_TEXT                     = 'wpcf7-text';
	public const CLASS_UPLOAD                   = 'wpcf7-drag-n-drop-file';
	public const CLASS_TIP                      = 'wpcf7-not-valid-tip';
	public const CLASS_VALIDATES_AS             = 'wpcf7-validates-as-';
	public const CLASS_WRAP                     = 'wpcf7-form-control-wrap';

	public const ATTRIBUTE_ID = 'data-wpcf7-id';

	/** Identifies a form on a page: form ID, post ID, and its number on the page. */
	public const UNIT_TAG_IN_POST = 'wpcf7-f%d-p%d-o%d';
	public const UNIT_TAG         = 'wpcf7-f%d-o%d';

	/** Error codes of the routes. */
	public const ERROR_MEDIA_TYPE  = 'wpcf7_unsupported_media_type';
	public const ERROR_UNIT_TAG    = 'wpcf7_unit_tag_not_found';
	public const ERROR_NOT_FOUND   = 'wpcf7_not_found';
	public const ERROR_EXISTS      = 'wpcf7_post_exists';
	public const ERROR_NOT_DELETED = 'wpcf7_cannot_delete';
	public const ERROR_NOT_SAVED   = 'wpcf7_cannot_save';
	public const ERROR_FORBIDDEN   = 'wpcf7_forbidden';

	/** Regular expression for mail-tags in the spelling of the first versions. */
	public const OLD_MAIL_TAG = '/^wpcf7\./';

	/** Determined once per request, also if that request activates the original. */
	private static ?bool $original_is_active = null;

	public static function is_original_active(): bool {
		return self::$original_is_active ??= defined( 'WPCF7_VERSION' );
	}

	/** On `init`. */
	public static function register_post_type(): void {
		if ( post_type_exists( self::POST_TYPE ) || self::is_original_active() ) {
			return;
		}
		register_post_type(
			self::POST_TYPE,
			[
				'labels'          => [
					'name'          => __( 'Contact Forms', 'frontage-forms' ),
					'singular_name' => __( 'Contact Form', 'frontage-forms' ),
				],
				'public'          => false,
				'show_in_rest'    => false, // Recipients are private; our own routes require the capability to edit.
				'rewrite'         => false,
				'query_var'       => false,
				'capability_type' => 'page',
				'capabilities'    => [
					'edit_post'          => self::CAP_EDIT,
					'read_post'          => self::CAP_READ,
					'delete_post'        => self::CAP_DELETE,
					'edit_posts'         => self::CAP_EDIT_LIST,
					'edit_others_posts'  => self::CAP_EDIT_LIST,
					'publish_posts'      => self::CAP_EDIT_LIST,
					'read_private_posts' => self::CAP_EDIT_LIST,
				],
				'map_meta_cap'    => false,
			]
		);
	}

	/**
	 * Maps capabilities for forms: reading lists requires `edit_posts`, changing `publish_pages`, submitting a members' form `read`. While
	 * the original is active it maps them itself, and a site may have configured it more strictly.
	 *
	 * @param list<string> $caps
	 * @return list<string>
	 */
	public static function map_meta_cap( array $caps, string $cap ): array {
		if ( ! str_starts_with( $cap, self::CAPS_BEGIN ) || self::is_original_active() ) {
			return $caps;
		}
		return match ( $cap ) {
			self::CAP_READ_LIST, self::CAP_READ => [ self::read_capability() ],
			self::CAP_EDIT_LIST, self::CAP_EDIT, self::CAP_DELETE, self::CAP_DELETE_LIST => [ self::edit_capability() ],
			self::CAP_SUBMIT => [ 'read' ],
			self::CAP_MANAGE => [ 'manage_options' ],
			default => $caps,
		};
	}

	/** @return list<non-falsy-string> REST namespaces of the form routes. */
	public static function list_namespaces(): array {
		return self::is_original_active() ? [ 'frontage/v1' ] : [ 'frontage/v1', 'contact-form-7/v1' ];
	}

	/** Capability for reading the list of forms; wp-config.php may change it. */
	public static function read_capability(): string {
		return self::find_capability( 'WPCF7_ADMIN_READ_CAPABILITY', 'edit_posts' );
	}

	/**
	 * Capability for opening the list of forms in the dashboard. Authors may insert a form into a post, but a list in which they can
	 * change nothing is no use to them, unless wp-config.php says who reads it.
	 */
	public static function right_to_open_list(): string {
		return self::find_capability( 'WPCF7_ADMIN_READ_CAPABILITY', self::edit_capability() );
	}

	/** Capability for creating, changing and deleting forms. */
	public static function edit_capability(): string {
		return self::find_capability( 'WPCF7_ADMIN_READ_WRITE_CAPABILITY', 'publish_pages' );
	}

	private static function find_capability( string $constant, string $default_value ): string {
		$right = defined( $constant ) ? constant( $constant ) : '';
		return is_string( $right ) && '' !== $right ? $right : $default_value;
	}
}
