<?php

namespace Frontage\Forms\Rendering;

use Frontage\Forms\Document\FormFormat;
use Frontage\Forms\Document\FormTag;
use Frontage\Forms\Form\AutoParagraphs;
use Frontage\Forms\Form\Form;
use Frontage\Forms\Form\FormTagParser;
use Frontage\Forms\Logic\Consents;
use Frontage\Forms\Logic\FieldGroups;
use Frontage\Forms\Logic\FormSteps;
use Frontage\Forms\Tags\HtmlElement;
use Frontage\Forms\Tags\NoScriptResponse;
use Frontage\Forms\Tags\RenderContext;
use Frontage\Forms\Tags\TagTypeRegistry;
use Frontage\Kit\Frontend\ShortcodeGuard;
use Frontage\Kit\Language;

defined( 'ABSPATH' ) || exit;

/** Renders a form (docs/reference/contact-forms.md §2). */
final class FormRenderer {

	/** Fields that are not as wide as the form. */
	private const WIDTHS = '/ class="fr-form-(?:half|third)"/';

	/** Number of forms rendered on this page so far. */
	private static int $count = 0;

	/** @var array<string, int> How often each title was used as a label on this page. */
	private static array $titles = [];

	/**
	 * Returns the complete markup, in the form's language.
	 *
	 * @param array<string, string> $attributes html_id, html_name, html_title, html_class, output (`form` or `raw_form`); mark_required for labels that mark required fields.
	 */
	public function render( Form $form, array $attributes = [] ): string {
		$form = $form->filter_for_visitor();
		return Language::with_locale( $form->locale, fn (): string => $this->render_form( $form, $attributes ) );
	}

	/** @param array<string, string> $attributes */
	private function render_form( Form $form, array $attributes ): string {
		if ( 'raw_form' === ( $attributes['output'] ?? '' ) ) {
			return '<pre class="' . FormFormat::CLASS_RAW_FORM . '"><code>' . esc_html( $form->template ) . '</code></pre>';
		}
		// Mapped in FormFormat::map_meta_cap().
		if ( $form->is_on( 'subscribers_only' ) && ! current_user_can( FormFormat::CAP_SUBMIT, $form->id ) ) {
			$notice = '<p class="' . FormFormat::CLASS_SUBSCRIBERS_ONLY . '">' . esc_html__( 'This contact form is available only for logged in users.', 'frontage-forms' ) . '</p>';
			/**
			 * Filters the notice that visitors who are not signed in see instead of a form for members.
			 *
			 * @since 0.1.0
			 *
			 * @param string $notice HTML.
			 * @param Form   $form
			 */
			$filtered = apply_filters( 'frontage_forms_subscribers_only_notice', $notice, $form );
			return is_string( $filtered ) ? $filtered : $notice;
		}
		$view = $this->create_context( $form, $attributes );
		/**
		 * Runs before a form is rendered.
		 *
		 * @since 0.1.0
		 *
		 * @param RenderContext $view
		 */
		do_action( 'frontage_forms_view', $view );
		$action = $this->form_action( $form, $view );
		if ( null === $action ) {
			return '<p><strong>' . esc_html__( 'Error:', 'frontage-forms' ) . '</strong> ' . esc_html__( 'Invalid action URL is detected.', 'frontage-forms' ) . '</p>';
		}
		$parent = [
			'class'         => FormFormat::CLASS_PARENT . ' no-js',
			'id'            => $view->unit_tag,
			'lang'          => Language::tag( $form->locale ),
			'dir'           => Language::direction( $form->locale ),
			FormFormat::ATTRIBUTE_ID => $form->id,
		];
		if ( '' !== $view->outcome->html ) {
			return HtmlElement::render( 'div', $parent, ConfirmationAttributes::render_confirmation( $view ) );
		}
		[ $body, $targets ] = ErrorLinks::add_error_ids( $this->render_body( $form, $view ), $view );
		$body               = HelpTexts::describe_fields( $body, $view );
		$is_block           = RenderContext::is_block( $attributes );
		$marks              = in_array( $form->setting( 'field_marks' ), [ RequiredMarks::OPTIONAL, RequiredMarks::ASTERISK ], true ) ? $form->setting( 'field_marks' ) : '';
		$body               = $is_block || '' !== $marks ? RequiredMarks::add_marks( $body, $marks ) : $body;
		if ( preg_match( self::WIDTHS, $body ) ) {
			FeatureModule::enqueue_style( 'widths' );
		}
		if ( ! $is_block ) { // The element of a block has the appearance, which the block may override.
			$appearance       = new FormAppearance( [], $form );
			$parent['class'] .= rtrim( ' ' . ( $appearance->wrapper_attributes()['class'] ?? '' ) );
			$body             = $appearance->place_labels( $body );
		}
		return HtmlElement::render(
			'div',
			$parent,
			"\n" . $this->render_screen_reader_response( $view, $targets ) . "\n"
				. '<form' . $this->form_attributes( $form, $view, $action ) . ">\n" . $this->render_hidden_fields( $form, $view ) . "\n" . $body . $view->response_box() . "\n</form>\n"
		);
	}

	public static function render_not_found(): string {
		return '<p class="' . FormFormat::CLASS_NOT_FOUND . '"><strong>' . esc_html__( 'Error:', 'frontage-forms' ) . '</strong> '
			. esc_html__( 'Contact form not found.', 'frontage-forms' ) . '</p>';
	}

	/** Inner markup of the form element after all filters, for code that reads its inputs. It does not count as rendered on the page. */
	public function render_inner( Form $form ): string {
		return RenderContext::render_separately( fn (): string => $this->render_body( $form, new RenderContext( $form, sprintf( FormFormat::UNIT_TAG, $form->id, 0 ) ) ) );
	}

	/** Resets the page's state: unit tags and IDs are counted from the start. */
	public static function reset_page(): void {
		self::$count  = 0;
		self::$titles = [];
		RenderContext::reset_ids();
	}

	/** @param array<string, string> $attributes */
	private function create_context( Form $form, array $attributes ): RenderContext {
		++self::$count;
		$post_id  = in_the_loop() ? (int) get_the_ID() : 0;
		$unit_tag = $post_id ? sprintf( FormFormat::UNIT_TAG_IN_POST, $form->id, $post_id, self::$count ) : sprintf( FormFormat::UNIT_TAG, $form->id, self::$count );
		return new RenderContext( $form, $unit_tag, $post_id, $attributes, self::find_outcome( $form, $unit_tag, RenderContext::is_block( $attributes ) ) );
	}

	/** The Contact Form 7 markup lists no missing consents; our block does. */
	private static function find_outcome( Form $form, string $unit_tag, bool $is_block ): NoScriptResponse {
		$outcome = NoScriptResponse::find_by_form( $unit_tag );
		if ( ! $is_block || 'unaccepted' !== $outcome->status ) {
			return $outcome;
		}
		$invalid = [];
		foreach ( $form->find_tags( 'acceptance' ) as $tag ) {
			if ( Consents::is_missing( $tag, $outcome->typed ) ) {
				$invalid[ $tag->name ] = [
					'message' => $outcome->message,
					'idref'   => null,
				];
			}
		}
		return new NoScriptResponse( $outcome->status, $outcome->message, $invalid, $outcome->typed, $outcome->html );
	}

	/** Inner markup of the form: paragraphs added, form-tags replaced, and filtered. */
	private function render_body( Form $form, RenderContext $view ): string {
		$html = $this->render_template( $form, $view );
		/**
		 * Filters the markup inside the form element, without the hidden fields and the response box at the end.
		 *
		 * @since 0.1.0
		 *
		 * @param string $html
		 * @param RenderContext   $view
		 */
		$filtered = apply_filters( 'frontage_forms_elements', $html, $view );
		return is_string( $filtered ) ? $filtered : $html;
	}

	/** The template with paragraphs, and with form-tags replaced by markup. */
	public function render_template( Form $form, RenderContext $view ): string {
		$types  = TagTypeRegistry::instance();
		$parser = new FormTagParser( $types );
		/**
		 * Filters whether line breaks in a form's template become paragraphs and `<br />`.
		 *
		 * @since 0.1.0
		 *
		 * @param bool $make
		 * @param Form $form
		 */
		$is_formatted = apply_filters( 'frontage_forms_auto_paragraphs', true, $form );
		$html         = ( new FieldGroups( $form->template ) )->render_markup();
		$html         = $is_formatted ? AutoParagraphs::format( $html, $parser ) : $html;
		return ConditionAttributes::mark_disabled( $form, FormSteps::add_headings( $parser->replace( $html, static fn ( FormTag $tag ): string => $types->get( $tag->type )?->render( $tag, $view ) ?? '' ) ) );
	}

	/** URL that the form is posted to without script: this page with the form's anchor. Null when a filter returns another site. */
	private function form_action( Form $form, RenderContext $view ): ?string {
		$path = (string) strtok( add_query_arg( [] ), '#' );
		$url  = '/' . ltrim( $path, '/' ) . '#' . $view->unit_tag; // Two slashes would start a host name.
		/**
		 * Filters the URL that a form without script is posted to.
		 *
		 * @since 0.1.0
		 *
		 * @param string $url  A path, or a URL of this site.
		 * @param Form   $form
		 */
		$url    = apply_filters( 'frontage_forms_action_url', $url, $form );
		$url    = is_string( $url ) ? $url : '';
		$is_own = preg_match( '~^/(?![/\\\\])~', $url ) || str_starts_with( $url, trailingslashit( home_url() ) ) || home_url() === strtok( $url, '?#' );
		return $is_own ? $url : null;
	}

	private function form_attributes( Form $form, RenderContext $view, string $action ): string {
		$status      = $view->outcome->status;
		$own_classes = preg_split( '/\s+/', $view->attributes['html_class'] ?? '', -1, PREG_SPLIT_NO_EMPTY ) ?: [];
		$classes     = [ FormFormat::CLASS_FORM, $status, ...array_filter( array_map( 'sanitize_html_class', $own_classes ) ) ];
		if ( $form->is_on( 'demo_mode' ) ) {
			$classes[] = 'demo';
		}
		if ( $form->is_on( 'acceptance_as_validation' ) ) {
			$classes[] = FormFormat::CLASS_ACCEPTANCE_AS_VALIDATION;
		}
		$title      = trim( $view->attributes['html_title'] ?? '' );
		$name       = trim( $view->attributes['html_name'] ?? '' );
		$attributes = [
			'method'      => 'post',
			'class'       => implode( ' ', $classes ),
			'id'          => $view->claim_id( (string) preg_replace( '/[^-A-Za-z0-9_:.]+/', '', $view->attributes['html_id'] ?? '' ) ),
			'name'        => '' === $name ? null : $name,
			'aria-label'  => '' === $title ? $this->form_label( $form, RenderContext::is_block( $view->attributes ) ) : $title,
			'enctype'     => $form->enctype() ?: null,
			'novalidate'  => true,
			'data-status' => $status,
		];
		/**
		 * Filters the attributes of the form element, without `action`.
		 *
		 * @since 0.1.0
		 *
		 * @param array<string, string|int|bool|null> $attributes By name; null or false leaves one out.
		 * @param RenderContext                                $view
		 */
		$filtered = apply_filters( 'frontage_forms_attributes', $attributes, $view );
		return ' action="' . esc_url( $action ) . '"' . HtmlElement::render_attributes( is_array( $filtered ) ? array_filter( $filtered, static fn ( mixed $value ): bool => null === $value || is_string( $value ) || is_int( $value ) || is_bool( $value ) ) : $attributes ) . $this->island_attributes( $form );
	}

	/** A single form from a shortcode is labeled "Contact form"; several forms, and our block, are labeled by their titles. */
	private function form_label( Form $form, bool $is_block ): string {
		$default_value = __( 'Contact form', 'frontage-forms' );
		if ( ! $is_block && self::$count < 2 && ! $this->has_several_forms() ) {
			return $default_value;
		}
		$title  = trim( $form->title ) ?: $default_value;
		$number = self::$titles[ $title ] = ( self::$titles[ $title ] ?? 0 ) + 1;
		/* translators: 1: Title of a form. 2: How often it has stood on the page. */
		return 1 === $number ? $title : sprintf( __( '%1$s (%2$d)', 'frontage-forms' ), $title, $number );
	}

	/** Whether the surrounding post contains more than one form. */
	private function has_several_forms(): bool {
		$content = in_the_loop() ? (string) get_post_field( 'post_content', get_the_ID() ?: 0, 'raw' ) : '';
		return 1 < preg_match_all( '~<!-- wp:frontage/contact-form |\[contact-form(?:-7)?\s~', $content );
	}

	/** Attributes that start the form's script at the visitor's first interaction. */
	private function island_attributes( Form $form ): string {
		FormAssets::enqueue();
		if ( FormAssets::is_loaded( 'script' ) ) {
			ConfirmationAttributes::enqueue( $form );
		}
		return FormAssets::is_loaded( 'script' ) ? ' ' . FormAssets::attributes( $form ) . self::decimal_attribute( $form, ConditionAttributes::attributes( $form ) . FeatureAttributes::calculations_attribute( $form ) ) . FeatureAttributes::steps_attribute( $form ) . SaveAndContinueAttributes::attributes( $form ) : '';
	}

	/** Adds the decimal separator when it is not a point. */
	private static function decimal_attribute( Form $form, string $calculations ): string {
		return $calculations . ( '' !== $calculations && ',' === Language::decimal_separator( $form->locale ) ? ' data-decimal=","' : '' );
	}

	private function render_hidden_fields( Form $form, RenderContext $view ): string {
		$fields = [
			FormFormat::FIELD_FORM      => (string) $form->id,
			FormFormat::FIELD_VERSION   => FormFormat::VERSION,
			FormFormat::FIELD_LOCALE    => $form->locale,
			FormFormat::FIELD_UNIT_TAG  => $view->unit_tag,
			FormFormat::FIELD_CONTAINER => (string) $view->post_id,
			FormFormat::FIELD_HASH      => '',
		];
		if ( is_user_logged_in() && $form->needs_nonce() ) {
			$fields[ FormFormat::FIELD_NONCE ] = wp_create_nonce( 'wp_rest' );
		}
		/**
		 * Filters the hidden fields of a form. They must be the same for all visitors, since the page may be cached.
		 *
		 * @since 0.1.0
		 *
		 * @param array<string, string> $fields Values by name.
		 * @param Form                  $form
		 */
		$fields = apply_filters( 'frontage_forms_hidden_fields', $fields, $form );
		$html   = '';
		foreach ( is_array( $fields ) ? $fields : [] as $name => $value ) {
			$html .= HtmlElement::render_void(
				'input',
				[
					'type'  => 'hidden',
					'name'  => esc_attr( (string) $name ),
					'value' => is_scalar( $value ) ? (string) $value : '',
				]
			);
		}
		return '<fieldset class="hidden-fields-container">' . $html . "\n</fieldset>";
	}

	/**
	 * The response and its errors for screen readers; above a form with errors it is visible to everyone.
	 *
	 * @param array<array-key, array{id: string, name: string}> $targets Targets of the errors' links, by field.
	 */
	public function render_screen_reader_response( RenderContext $view, array $targets = [] ): string {
		$errors = [];
		foreach ( $view->outcome->invalid as $field => $error ) {
			$text     = ShortcodeGuard::without_shortcodes( esc_html( $error['message'] ) );
			$id       = $targets[ $field ]['id'] ?? $error['idref'];
			$name     = $targets[ $field ]['name'] ?? '';
			$link     = [
				'href'       => '#' . $id,
				'data-field' => '' === $name ? null : $name,
			];
			$errors[] = HtmlElement::render(
				'li',
				[ 'id' => $view->error_id( (string) $field ) ],
				null === $id ? $text : HtmlElement::render( 'a', $link, $text )
			);
		}
		return '<div class="screen-reader-response"><p role="status" aria-live="polite" aria-atomic="true">' . $view->message()
			. '</p> <ul>' . implode( "\n", $errors ) . '</ul></div>';
	}
}
