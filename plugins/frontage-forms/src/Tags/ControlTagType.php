<?php

namespace Frontage\Forms\Tags;

use Frontage\Forms\Document\FormDocument;
use Frontage\Forms\Document\FormFormat;
use Frontage\Forms\Document\FormTag;
use Frontage\Kit\Frontend\ShortcodeGuard;

defined( 'ABSPATH' ) || exit;

/** Base class of all types with a control: wrapper, classes, error tip, and attributes for errors. */
abstract class ControlTagType extends TagType {

	/** Options of all fields. */
	protected const IDENTITY = [
		'id'    => 'text',
		'class' => 'text',
	];

	/** Sources of a field's default value (FieldDefaults); other user properties work as well. */
	protected const FILLED_IN_FROM = [ 'default' => [ 'get', 'post', 'post_meta', 'shortcode_attr', 'user_display_name', 'user_email', 'user_login', 'user_url' ] ];

	/** The most common HTML autocomplete tokens; any other works as well. */
	protected const AUTOCOMPLETE = [
		'autocomplete' => [
			'name', 'given-name', 'family-name', 'email', 'tel', 'organization', 'street-address', 'postal-code', 'address-level2', 'country-name', 'url', 'off',
		],
	];

	protected const LENGTHS = [
		'minlength' => 'number',
		'maxlength' => 'number',
	];

	protected const WIDTH = [ 'size' => 'number' ];

	protected const PLACEHOLDER = [ 'placeholder' => 'switch' ];

	protected const READONLY = [ 'readonly' => 'switch' ];

	/**
	 * The wrapper that scripts look for, with the control and its error.
	 *
	 * @param string $control Markup.
	 */
	protected function wrap( FormTag $tag, RenderContext $view, string $control ): string {
		$error = $view->error( $tag->name );
		$tip   = null === $error ? '' : HtmlElement::render(
			'span',
			[
				'class'       => FormFormat::CLASS_TIP,
				'aria-hidden' => 'true', // The same text is in the list for screen readers.
			],
			ShortcodeGuard::without_shortcodes( esc_html( $error ) )
		);
		return HtmlElement::render(
			'span',
			[
				'class'     => FormFormat::CLASS_WRAP,
				'data-name' => $tag->name,
			],
			$control . $tip
		);
	}

	/** @param string ...$further Classes from which scripts know the type of the value. */
	protected function classes( FormTag $tag, RenderContext $view, string ...$further ): string {
		$classes = [ FormFormat::CLASS_CONTROL, FormFormat::CLASS_OF_TYPE . $tag->basetype ];
		if ( $tag->is_required() ) {
			$classes[] = FormFormat::CLASS_VALIDATES_AS . 'required';
		}
		array_push( $classes, ...$further );
		if ( null !== $view->error( $tag->name ) ) {
			$classes[] = FormFormat::CLASS_NOT_VALID;
		}
		return implode( ' ', [ ...$classes, ...self::own_classes( $tag ) ] );
	}

	/** @return list<string> Classes of the `class:` options. */
	protected static function own_classes( FormTag $tag ): array {
		return array_values( array_filter( array_map( 'sanitize_html_class', $tag->option_list( 'class' ) ) ) );
	}

	/** @return array<string, string|int|bool|null> Attributes of every control besides class, value and name. */
	protected function common( FormTag $tag, RenderContext $view ): array {
		return [
			'id'            => self::id( $tag, $view ),
			'tabindex'      => $tag->option( 'tabindex', '-?\d+' ),
			'aria-required' => $tag->is_required() ? 'true' : null,
		] + $this->validity( $tag, $view );
	}

	/** @return array<string, string|null> */
	protected function validity( FormTag $tag, RenderContext $view ): array {
		$is_invalid = null !== $view->error( $tag->name );
		return [
			'aria-invalid'     => $is_invalid ? 'true' : 'false',
			'aria-describedby' => $is_invalid ? $view->error_id( $tag->name ) : null,
		];
	}

	protected static function id( FormTag $tag, RenderContext $view ): ?string {
		return $view->claim_id( $tag->option( 'id', '[-0-9a-zA-Z_]+' ) );
	}

	/** Value of `autocomplete:`: either `on` or `off`, or all tokens. */
	protected static function autocomplete( FormTag $tag ): ?string {
		$tokens = [];
		foreach ( $tag->option_list( 'autocomplete', '[-0-9a-zA-Z|]+' ) as $option ) {
			array_push( $tokens, ...explode( '|', strtolower( $option ) ) );
		}
		$tokens = array_unique( array_filter( $tokens, static fn ( string $token ): bool => '' !== $token ) );
		$switch = array_values( array_intersect( $tokens, [ 'off', 'on' ] ) );
		return $switch[0] ?? ( $tokens ? implode( ' ', $tokens ) : null );
	}

	/**
	 * The value of a single-text field: what was typed, else the default. With `placeholder` the tag's text is only the placeholder.
	 *
	 * @return array{value: string, placeholder: ?string}
	 */
	protected function content( FormTag $tag, RenderContext $view, string $text ): array {
		$hints       = $tag->has_option( 'placeholder' ) || $tag->has_option( 'watermark' );
		$value       = ( new FieldDefaults( $tag, $view ) )->find_text( $hints ? '' : $text );
		$typed_value = $view->posted( $tag->name );
		return [
			'value'       => is_string( $typed_value ) ? $typed_value : $value,
			'placeholder' => $hints ? $text : null,
		];
	}

	/**
	 * The last attributes of an input that is named by its tag's type.
	 *
	 * @param array{value: string, placeholder: ?string} $content
	 * @return array<string, ?string>
	 */
	protected static function typed_input( FormTag $tag, array $content ): array {
		return [
			'autocomplete' => self::autocomplete( $tag ),
			'placeholder'  => $content['placeholder'],
			'value'        => $content['value'],
			'type'         => $tag->basetype,
			'name'         => $tag->name,
		];
	}

	/**
	 * @param array<string, mixed> $further Parameters of the rule: `threshold`, `accept`.
	 * @return array<string, mixed>
	 */
	protected static function rule( FormTag $tag, FormDocument $form, string $rule, string $message, array $further = [] ): array {
		return [
			'rule'  => $rule,
			'field' => $tag->name,
			...$further,
			'error' => $form->message( $message ),
		];
	}
}
