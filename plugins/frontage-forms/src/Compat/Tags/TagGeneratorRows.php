<?php

namespace Frontage\Forms\Compat\Tags;

use Frontage\Forms\Compat\Functions\TextFunctions;
use Frontage\Kit\Frontend\EscapedMarkup;

defined( 'ABSPATH' ) || exit;

/** The rows of a tag generator's dialog. `data-tag-part` and `data-tag-option` set the part of the form-tag that each one writes. */
final class TagGeneratorRows {

	/**
	 * @param string                      $part    field_type, field_name, id_attr, class_attr, min_max, default_value, selectable_values, insert_box_content, mail_tag_tip.
	 * @param array<mixed>                $options
	 * @param callable( string ): string $ref     Returns ids.
	 */
	public static function render( string $part, array $options, callable $ref ): void {
		$is_option_set = static fn ( string $name ): bool => ! empty( $options[ $name ] );
		$option_text   = static fn ( string $name, string $default_value ): string => is_string( $options[ $name ] ?? null ) ? $options[ $name ] : $default_value;
		match ( $part ) {
			'field_type'         => self::render_field_type( $options, $ref ),
			'field_name'         => self::render_field_name( $option_text( 'ask_if', '' ), $ref ),
			'id_attr'            => self::render_row( $ref( 'id-legend' ), __( 'ID attribute', 'frontage-forms' ), [ 'type' => 'text', 'data-tag-part' => 'option', 'data-tag-option' => 'id:', 'pattern' => '[A-Za-z][A-Za-z0-9_\-]*' ] ),
			'class_attr'         => self::render_row( $ref( 'class-legend' ), __( 'Class attribute', 'frontage-forms' ), [ 'type' => 'text', 'data-tag-part' => 'option', 'data-tag-option' => 'class:', 'pattern' => '[A-Za-z0-9_\-\s]*' ] ),
			'min_max'            => self::render_min_max( $option_text( 'type', 'number' ), $option_text( 'title', __( 'Length', 'frontage-forms' ) ), $option_text( 'min_option', 'minlength:' ), $option_text( 'max_option', 'maxlength:' ), $is_option_set( 'accept_minus' ) ),
			'default_value'      => self::render_row(
				$ref( 'value-legend' ),
				$option_text( 'title', __( 'Default value', 'frontage-forms' ) ),
				[ 'type' => $option_text( 'type', 'text' ), 'data-tag-part' => $is_option_set( 'use_content' ) ? 'content' : 'value' ],
				$is_option_set( 'with_placeholder' ) ? [ 'placeholder' => __( 'Use this text as the placeholder.', 'frontage-forms' ) ] : []
			),
			'selectable_values'  => self::render_selectable_values( $options, $ref ),
			'insert_box_content' => self::render_insert_box(),
			'mail_tag_tip'       => self::render_tip(),
			default              => null,
		};
	}

	/**
	 * A labeled input, and checkboxes that each add an option.
	 *
	 * @param array<string, string> $input Attributes.
	 * @param array<string, string> $boxes Option => label.
	 */
	private static function render_row( string $id, string $title, array $input, array $boxes = [] ): void {
		printf( '<fieldset><legend id="%s">%s</legend>', esc_attr( $id ), esc_html( $title ) );
		self::input( $input + [ 'aria-labelledby' => $id ] );
		foreach ( $boxes as $option => $text ) {
			self::render_checkbox( [ 'data-tag-part' => 'option', 'data-tag-option' => $option ], $text );
		}
		echo '</fieldset>';
	}

	/** @param array<string, string|bool> $attributes */
	private static function render_checkbox( array $attributes, string $text ): void {
		echo '<br /><label>';
		self::input( [ 'type' => 'checkbox' ] + $attributes );
		echo ' ', esc_html( $text ), '</label>';
	}

	/** @param array<string, string|bool|null> $attributes */
	private static function input( array $attributes ): void {
		echo '<input ';
		EscapedMarkup::print( TextFunctions::render_attributes( $attributes ) );
		echo ' />';
	}

	/** @param array<mixed> $options */
	private static function render_field_type( array $options, callable $ref ): void {
		$id = $ref( 'type-legend' );
		printf( '<fieldset><legend id="%1$s">%2$s</legend><select data-tag-part="basetype" aria-labelledby="%1$s">', esc_attr( $id ), esc_html__( 'Field type', 'frontage-forms' ) );
		foreach ( (array) ( $options['select_options'] ?? [] ) as $type => $title ) {
			printf( '<option value="%s">%s</option>', esc_attr( (string) $type ), esc_html( TextFunctions::to_text( $title ) ) );
		}
		echo '</select>';
		if ( ! empty( $options['with_required'] ) ) {
			self::render_checkbox( [ 'data-tag-part' => 'type-suffix', 'value' => '*' ], __( 'This is a required field.', 'frontage-forms' ) );
		}
		if ( ! empty( $options['with_optional'] ) ) {
			self::render_checkbox( [ 'data-tag-part' => 'option', 'data-tag-option' => 'optional', 'checked' => true ], __( 'This checkbox is optional.', 'frontage-forms' ) );
		}
		echo '</fieldset>';
	}

	private static function render_field_name( string $asked_options, callable $ref ): void {
		$boxes = match ( $asked_options ) {
			'author_name'  => [ 'autocomplete:name' => __( "This field asks for the sender's name.", 'frontage-forms' ) ],
			'author_email' => [ 'autocomplete:email' => __( "This field asks for the sender's email address.", 'frontage-forms' ) ],
			'author_url'   => [ 'autocomplete:url' => __( "This field asks for the sender's website.", 'frontage-forms' ) ],
			'author_tel'   => [ 'autocomplete:tel' => __( "This field asks for the sender's telephone number.", 'frontage-forms' ) ],
			default        => [],
		};
		self::render_row( $ref( 'name-legend' ), __( 'Field name', 'frontage-forms' ), [ 'type' => 'text', 'data-tag-part' => 'name', 'pattern' => '[A-Za-z][A-Za-z0-9_\-]*' ], $boxes );
	}

	private static function render_min_max( string $type, string $title, string $min, string $max, bool $accepts_minus ): void {
		printf( '<fieldset><legend>%s</legend>', esc_html( $title ) );
		foreach ( [ $min => __( 'Min', 'frontage-forms' ), $max => __( 'Max', 'frontage-forms' ) ] as $option => $text ) {
			$input = [ 'type' => $type, 'data-tag-part' => 'option', 'data-tag-option' => $option, 'min' => $accepts_minus ? null : '0' ];
			echo '<label>', esc_html( $text ), ' ';
			self::input( $input );
			echo '</label> ';
		}
		echo '</fieldset>';
	}

	/** @param array<mixed> $options */
	private static function render_selectable_values( array $options, callable $ref ): void {
		printf(
			'<fieldset><legend id="%1$s">%3$s</legend><span id="%2$s">%4$s</span><br /><textarea required="required" data-tag-part="value" aria-labelledby="%1$s" aria-describedby="%2$s">%5$s</textarea>',
			esc_attr( $ref( 'selectable-values-legend' ) ),
			esc_attr( $ref( 'selectable-values-description' ) ),
			esc_html__( 'Choices', 'frontage-forms' ),
			esc_html__( 'One item per line.', 'frontage-forms' ),
			esc_html__( "Option 1\nOption 2\nOption 3", 'frontage-forms' )
		);
		foreach ( [
			'first_as_label'    => __( 'Use the first item as a label.', 'frontage-forms' ),
			'use_label_element' => __( 'Wrap each item with a label element.', 'frontage-forms' ),
		] as $option => $text ) {
			if ( ! empty( $options[ $option ] ) ) {
				self::render_checkbox( [ 'checked' => 'checked' === $options[ $option ], 'data-tag-part' => 'option', 'data-tag-option' => $option ], $text );
			}
		}
		echo '</fieldset>';
	}

	private static function render_insert_box(): void {
		printf(
			'<div class="flex-container"><input type="text" class="code selectable" readonly="readonly" data-tag-part="tag" aria-label="%1$s" /> <button type="button" class="button button-primary" data-taggen="insert-tag">%2$s</button></div>',
			esc_attr__( 'The form-tag to be inserted into the form template', 'frontage-forms' ),
			esc_html__( 'Insert', 'frontage-forms' )
		);
	}

	private static function render_tip(): void {
		/* translators: %s: mail-tag such as [your-name]. */
		printf( '<p class="mail-tag-tip">' . esc_html__( 'To use the user input in the email, insert the corresponding mail-tag %s into the email template.', 'frontage-forms' ) . '</p>', '<strong data-tag-part="mail-tag"></strong>' );
	}
}
