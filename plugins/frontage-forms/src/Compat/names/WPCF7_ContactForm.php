<?php

use Frontage\Forms\Compat\CurrentForm;
use Frontage\Forms\Compat\FormLookup;
use Frontage\Forms\Compat\FormProperties;
use Frontage\Forms\Compat\Hooks\GuardedCallback;
use Frontage\Forms\Compat\RenderedForm;
use Frontage\Forms\Compat\ValidationRuleBridge;
use Frontage\Forms\Form\Form;

defined( 'ABSPATH' ) || exit;

/** The add-ons' object of a form: read, changed, stored, rendered. Its changes are applied to a `Form` of ours. */
#[AllowDynamicProperties]
class WPCF7_ContactForm {

	const post_type = 'wpcf7_contact_form';

	/** @var int */
	private static $found_items = 0;

	/** @var array<string, mixed> */
	private $properties = [];

	/** @var array<string, mixed>|null Attributes of the shortcode; null: those of our current view. */
	private $shortcode_atts = null;

	/** @var array<string, WPCF7_Pipes> */
	private $pipes = [];

	/** @var ?WPCF7_SWV_Schema */
	private $schema = null;

	/** @var ?string */
	private $unit_tag = null;

	/** @var string */
	private $title;

	/** @var string */
	private $locale;

	private function __construct( private Form $form ) {
		$this->title      = $form->title;
		$this->locale     = $form->locale;
		$tell             = function ( array $properties ): void {
			$this->properties = $properties;
		};
		$this->properties = FormProperties::filter_properties( FormProperties::fill_properties( FormProperties::list_names( $this ), $form ), $this, $tell );
		GuardedCallback::action( 'wpcf7_contact_form', $this );
	}

	/**
	 * The number of forms that the last `find()` found.
	 *
	 * @return int
	 */
	public static function count() {
		return self::$found_items;
	}

	/** @return ?WPCF7_ContactForm */
	public static function get_current() {
		$object = CurrentForm::get_object();
		if ( null === $object && CurrentForm::get_form() ) {
			$object = new self( CurrentForm::get_form() );
			CurrentForm::set_object( $object );
		}
		return $object instanceof self ? $object : null;
	}

	/** @return void */
	public static function register_post_type() {
		\Frontage\Forms\Document\FormFormat::register_post_type();
	}

	/** @return list<WPCF7_ContactForm> */
	public static function find( mixed $args = '' ) {
		[ $forms, self::$found_items ] = FormLookup::find( wp_parse_args( is_array( $args ) || is_string( $args ) ? $args : [] ) );
		return array_map( static fn ( Form $form ): self => new self( $form ), $forms );
	}

	/**
	 * A new form with default texts; it becomes the current one.
	 *
	 * @return WPCF7_ContactForm
	 */
	public static function get_template( mixed $options = '' ) {
		$options = wp_parse_args(
			is_array( $options ) || is_string( $options ) ? $options : [],
			[
				'locale' => null,
				'title'  => __( 'Untitled', 'frontage-forms' ),
			]
		);
		$locale  = is_string( $options['locale'] ) && '' !== $options['locale'] ? $options['locale'] : determine_locale();
		$new     = wpcf7_switch_locale(
			$locale,
			static function () use ( $options, $locale ): self {
				$new = new self( new Form( title: is_scalar( $options['title'] ) ? (string) $options['title'] : '', locale: $locale ) );
				foreach ( array_keys( $new->properties ) as $name ) {
					$new->properties[ $name ] = WPCF7_ContactFormTemplate::get_default( $name ) ?? $new->properties[ $name ];
				}
				return $new;
			}
		);
		/** @var self $new */
		$filtered = apply_filters( 'wpcf7_contact_form_default_pack', $new, $options );
		$new      = $filtered instanceof self ? $filtered : $new;
		CurrentForm::set_found( $new );
		return $new;
	}

	/**
	 * The form of a post, an id, or one of these; it becomes the current one.
	 *
	 * @return ?WPCF7_ContactForm
	 */
	public static function get_instance( mixed $post ) {
		$found = $post instanceof self ? $post : null;
		$form  = $found ? null : FormLookup::read_post( $post );
		$found = $form ? new self( $form ) : $found;
		CurrentForm::set_found( $found );
		return $found;
	}

	/** For our own code: the object of a form that was already loaded. */
	public static function of( Form $form ): self {
		return new self( $form );
	}

	/** For our own code: the form with all changes of add-ons. */
	public function form(): Form {
		$this->form = FormProperties::apply_properties( $this->form, $this->properties, $this->title, $this->locale );
		return $this->form;
	}

	public function __get( mixed $name ): mixed {
		return match ( $name ) {
			'id'    => $this->id(),
			'title' => $this->title,
			default => is_string( $name ) ? $this->prop( $name ) : null,
		};
	}

	public function __isset( mixed $name ): bool {
		return null !== $this->__get( $name );
	}

	/**
	 * Whether it is not stored yet.
	 *
	 * @return bool
	 */
	public function initial() {
		return ! $this->form->id;
	}

	/** @return mixed Null when there is no property of that name. */
	public function prop( mixed $name ) {
		return is_string( $name ) ? ( $this->properties[ $name ] ?? null ) : null;
	}

	/** @return array<string, mixed> */
	public function get_properties() {
		return $this->properties;
	}

	/**
	 * Names that the form does not have are left out.
	 *
	 * @return void
	 */
	public function set_properties( mixed $properties ) {
		$this->properties = array_intersect_key( wp_parse_args( is_array( $properties ) ? $properties : [], $this->properties ), $this->properties );
		$this->schema     = null;
		$this->pipes      = [];
	}

	/** @return ?int Null before it is stored. */
	public function id() {
		return $this->form->id ?: null;
	}

	/** @return ?string Null before it is rendered. */
	public function unit_tag() {
		return $this->printed()?->unit_tag() ?? $this->unit_tag;
	}

	/**
	 * Its slug.
	 *
	 * @return string
	 */
	public function name() {
		return $this->form->slug;
	}

	/** @return string */
	public function title() {
		return $this->title;
	}

	/** @return void */
	public function set_title( mixed $title ) {
		$title       = trim( wp_strip_all_tags( is_scalar( $title ) ? (string) $title : '', true ) );
		$this->title = '' === $title ? __( 'Untitled', 'frontage-forms' ) : $title;
	}

	/** @return string '' when it has none that is valid. */
	public function locale() {
		return wpcf7_is_valid_locale( $this->locale ) ? $this->locale : '';
	}

	/** @return void */
	public function set_locale( mixed $locale ) {
		$locale       = is_scalar( $locale ) ? trim( (string) $locale ) : '';
		$this->locale = wpcf7_is_valid_locale( $locale ) ? $locale : 'en_US';
	}

	/**
	 * The beginning of the hash that identifies it in shortcodes.
	 *
	 * @return string
	 */
	public function hash( mixed $length = 7 ) {
		return substr( $this->form->hash, 0, is_numeric( $length ) ? absint( $length ) : 7 );
	}

	/** @return ?string */
	public function shortcode_attr( mixed $name ) {
		$attributes = $this->shortcode_atts ?? $this->printed()?->attributes() ?? [];
		$value      = is_string( $name ) ? ( $attributes[ $name ] ?? null ) : null;
		return is_scalar( $value ) ? (string) $value : null;
	}

	/**
	 * Whether this page responds to a POST of this form.
	 *
	 * @return bool
	 */
	public function is_posted() {
		return $this->printed()?->is_response() ?? false;
	}

	/** @return string */
	public function form_html( mixed $options = '' ) {
		$this->shortcode_atts = wp_parse_args( is_array( $options ) || is_string( $options ) ? $options : [] );
		$html                 = RenderedForm::render_form( $this->form(), $this, $this->shortcode_atts );
		$this->shortcode_atts = null;
		$this->unit_tag       = CurrentForm::get_view()->unit_tag ?? null; // The current form may be another object, which filters made from this one.
		return $html;
	}

	/** @return string */
	public function form_response_output() {
		return $this->printed()?->response_box() ?? '';
	}

	/** @return string */
	public function screen_reader_response() {
		return $this->printed()?->screen_reader_response() ?? '';
	}

	/**
	 * The markup of a field's error, '' when it has none.
	 *
	 * @return string
	 */
	public function validation_error( mixed $name ) {
		$text = is_scalar( $name ) ? trim( $this->printed()?->field_error( (string) $name ) ?? '' ) : '';
		if ( '' === $text ) {
			return '';
		}
		$html = apply_filters( 'wpcf7_validation_error', '<span class="wpcf7-not-valid-tip" aria-hidden="true">' . esc_html( $text ) . '</span>', $name, $this );
		return is_scalar( $html ) ? (string) $html : '';
	}

	/**
	 * The template with paragraphs, and form-tags replaced by markup.
	 *
	 * @return string
	 */
	public function replace_all_form_tags() {
		return RenderedForm::render_body( $this->form(), $this );
	}

	/** @return string */
	public function form_do_shortcode() {
		return $this->replace_all_form_tags();
	}

	/** @return string */
	public function form_elements() {
		$html = apply_filters( 'wpcf7_form_elements', $this->replace_all_form_tags() );
		return is_scalar( $html ) ? (string) $html : '';
	}

	/** @return list<WPCF7_FormTag> Tags that meet the conditions; all tags without conditions. */
	public function scan_form_tags( mixed $cond = null ) {
		return FormLookup::tags( $this->form(), $cond );
	}

	/** @return list<WPCF7_FormTag> */
	public function form_scan_shortcode( mixed $cond = null ) {
		return $this->scan_form_tags( $cond );
	}

	/**
	 * All choices of the fields with this name.
	 *
	 * @return WPCF7_Pipes
	 */
	public function get_pipes( mixed $field_name ) {
		$name = is_scalar( $field_name ) ? (string) $field_name : '';
		if ( ! isset( $this->pipes[ $name ] ) ) {
			$this->pipes[ $name ] = new WPCF7_Pipes();
			foreach ( $this->scan_form_tags( [ 'name' => $name ] ) as $tag ) {
				if ( $tag->pipes ) {
					$this->pipes[ $name ]->merge( $tag->pipes );
				}
			}
		}
		return $this->pipes[ $name ];
	}

	/**
	 * The names that emails may use.
	 *
	 * @return list<string>
	 */
	public function collect_mail_tags( mixed $options = '' ) {
		$options = wp_parse_args(
			is_array( $options ) || is_string( $options ) ? $options : [],
			[
				'include' => [],
				'exclude' => FormLookup::find_types( 'not-for-mail' ), // phpcs:ignore WordPressVIPMinimum.Performance.WPQueryParams.PostNotIn_exclude -- Types of form tags; no posts are asked for.
			]
		);
		$names   = [];
		foreach ( $this->scan_form_tags() as $tag ) {
			$is_asked = $options['include'] ? in_array( $tag->basetype, (array) $options['include'], true ) : ! in_array( $tag->basetype, (array) $options['exclude'], true );
			if ( $is_asked && '' !== $tag->name ) {
				$names[ $tag->name ] = $tag->name;
			}
		}
		$filtered = apply_filters( 'wpcf7_collect_mail_tags', array_values( $names ), $options, $this );
		return is_array( $filtered ) ? array_values( array_filter( $filtered, 'is_string' ) ) : array_values( $names );
	}

	/**
	 * Prints the mail-tags, each marked as used or unused by the email.
	 *
	 * @return void
	 */
	public function suggest_mail_tags( mixed $template_name = 'mail' ) {
		$mail = wp_json_encode( array_filter( (array) $this->prop( $template_name ) ) );
		foreach ( $this->collect_mail_tags() as $name ) {
			$is_used = preg_match( '/\[(?:_[a-z]+_)?' . preg_quote( $name, '/' ) . '(?:[ \t]+[^\]]+)?\]/', (string) $mail );
			printf( '<span class="mailtag code %1$s">[%2$s]</span>', esc_attr( $is_used ? 'used' : 'unused' ), esc_html( $name ) );
		}
	}

	/**
	 * Takes in what this request posted, as the form's page does.
	 *
	 * @return array<string, mixed>
	 */
	public function submit( mixed $options = '' ) {
		$options    = wp_parse_args( is_array( $options ) || is_string( $options ) ? $options : [], [ 'skip_mail' => $this->is_true( 'skip_mail' ) || ! empty( $this->skip_mail ) ] );
		$submission = WPCF7_Submission::get_instance( $this, [ 'skip_mail' => (bool) $options['skip_mail'] ] );
		return [ 'contact_form_id' => $this->id() ] + ( $submission ? $submission->get_result() : [] );
	}

	/**
	 * What visitors are told.
	 *
	 * @return string
	 */
	public function message( mixed $status, mixed $filter = true ) {
		$messages = (array) $this->prop( 'messages' );
		$text     = is_string( $status ) && is_scalar( $messages[ $status ] ?? null ) ? (string) $messages[ $status ] : '';
		return $filter ? $this->filter_message( $text, $status ) : $text;
	}

	/** @return string Mail-tags replaced, no markup. */
	public function filter_message( mixed $message, mixed $status = '' ) {
		$text = apply_filters( 'wpcf7_display_message', wpcf7_mail_replace_tags( $message ), $status );
		return wp_strip_all_tags( is_scalar( $text ) ? (string) $text : '' );
	}

	/**
	 * An additional setting.
	 *
	 * @return ?string
	 */
	public function pref( mixed $name ) {
		return $this->additional_setting( $name )[0] ?? null;
	}

	/** @return list<string> The first values, up to a maximum; 0: all. */
	public function additional_setting( mixed $name, mixed $max = 1 ) {
		$values = FormProperties::find_settings( $this->prop( 'additional_settings' ), is_scalar( $name ) ? (string) $name : '' );
		return array_slice( $values, 0, is_numeric( $max ) && $max > 0 ? (int) $max : null );
	}

	/** @return bool */
	public function is_true( mixed $name ) {
		return in_array( $this->pref( $name ), [ 'on', 'true', '1' ], true );
	}

	/** @return bool */
	public function is_false( mixed $name ) {
		return in_array( $this->pref( $name ), [ 'off', 'false', '0' ], true );
	}

	/** @return bool */
	public function in_demo_mode() {
		return $this->is_true( 'demo_mode' );
	}

	/** @return bool */
	public function nonce_is_active() {
		return $this->form()->needs_nonce();
	}

	/**
	 * The rules of its fields.
	 *
	 * @return WPCF7_SWV_Schema
	 */
	public function get_schema() {
		return $this->schema ??= ValidationRuleBridge::create_schema( $this->form() );
	}

	/** @return void */
	public function validate_schema( mixed $context, WPCF7_Validation $validity ) {
		foreach ( $this->get_schema()->validate( wp_parse_args( is_array( $context ) ? $context : [] ) ) as $result ) {
			$rule  = is_wp_error( $result ) ? $result->get_error_data() : null;
			$field = $rule instanceof \Contactable\SWV\Rule ? $rule->get_property( 'field' ) : null;
			if ( is_string( $field ) && $validity->is_valid( $field ) ) {
				$validity->invalidate( $field, $result );
			}
		}
	}

	/** @return int The id, 0 when it could not be stored. */
	public function save() {
		$is_new = $this->initial();
		$form   = FormLookup::save( $this->form(), $this->properties );
		if ( ! $form ) {
			return 0;
		}
		$this->form = $form;
		FormLookup::notify_saved( $this, $is_new );
		return $form->id;
	}

	/**
	 * A new form with the same parts, those that are no properties too, not stored.
	 *
	 * @return WPCF7_ContactForm
	 */
	public function copy() {
		$own             = $this->form;
		$new             = new self( new Form( title: $this->title . '_copy', locale: $this->locale, conditions: $own->conditions, after: $own->after, mails: $own->mails ) );
		$new->properties = $this->properties;
		$filtered        = apply_filters( 'wpcf7_copy', $new, $this );
		return $filtered instanceof self ? $filtered : $new;
	}

	/** @return bool */
	public function delete() {
		if ( $this->initial() || ! wp_delete_post( $this->form->id, true ) ) {
			return false;
		}
		$this->form = $this->form->with( [ 'id' => 0 ] );
		return true;
	}

	/** @return string */
	public function shortcode( mixed $options = '' ) {
		$options   = wp_parse_args( is_array( $options ) || is_string( $options ) ? $options : [], [ 'use_old_format' => false ] );
		$title     = str_replace( [ '"', '[', ']' ], '', $this->title );
		$old       = $options['use_old_format'] ? FormLookup::find_old_id( $this->form->id ) : 0;
		$shortcode = sprintf( $options['use_old_format'] ? ( $old ? '[contact-form %1$d "%2$s"]' : '' ) : '[contact-form-7 id="%3$s" title="%2$s"]', $old, $title, $this->hash() );
		$filtered  = apply_filters( 'wpcf7_contact_form_shortcode', $shortcode, $options, $this );
		return is_string( $filtered ) ? $filtered : $shortcode;
	}

	/** What is printed of it now; null while another form is, or none. */
	private function printed(): ?RenderedForm {
		$view = CurrentForm::get_object() === $this ? CurrentForm::get_view() : null;
		return $view ? new RenderedForm( $view ) : null;
	}
}
