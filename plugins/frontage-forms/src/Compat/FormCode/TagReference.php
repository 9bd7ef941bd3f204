<?php

declare( strict_types=1 );

namespace Frontage\Forms\Compat\FormCode;

use Frontage\Forms\Tags\TagTypeRegistry;
use Frontage\Forms\Tags\TypeDescription;
use Frontage\Kit\Frontend\EscapedMarkup;

defined( 'ABSPATH' ) || exit;

/**
 * A reference of all field types with their options, below the template; it also serves users without script.
 *
 * @phpstan-import-type CompleteDescription from TypeDescription
 * @phpstan-import-type CompleteOption from TypeDescription
 */
final class TagReference {

	public static function render(): void {
		printf( '<details class="frontage-code__reference"><summary>%s</summary><table class="widefat striped"><thead><tr><th scope="col">%s</th><th scope="col">%s</th><th scope="col">%s</th></tr></thead><tbody>', esc_html__( 'All field types', 'frontage-forms' ), esc_html__( 'Field', 'frontage-forms' ), esc_html__( 'Code', 'frontage-forms' ), esc_html__( 'Options', 'frontage-forms' ) );
		foreach ( TagTypeRegistry::instance()->descriptions() as $type => $description ) {
			$options = array_map( self::render_option( ... ), array_keys( $description['options'] ), $description['options'] );
			printf( '<tr><th scope="row">%s</th><td dir="ltr"><code>%s</code></td><td><ul>', esc_html( $description['label'] ), esc_html( self::render_code( $type, $description ) ) );
			EscapedMarkup::print( implode( '', $options ) );
			echo '</ul></td></tr>';
		}
		echo '</tbody></table></details>';
	}

	/** @param CompleteDescription $type */
	private static function render_code( string $name, array $type ): string {
		$tag = $name . ( $type['requirable'] ? '*' : '' ) . ( $type['named'] ? ' your-' . $name : '' )
			. ( 'none' === $type['values'] ? '' : ' "' . __( 'Text', 'frontage-forms' ) . '"' ) . ( 'many' === $type['values'] ? ' "…"' : '' );
		return "[$tag]" . ( $type['content'] ? __( 'Text', 'frontage-forms' ) . "[/$name]" : '' );
	}

	/** @param CompleteOption $option */
	private static function render_option( string $name, array $option ): string {
		$kind = $option['kind'];
		$code = match ( true ) {
			is_array( $kind )   => $name . ':' . implode( '|', $kind ),
			'switch' === $kind  => $name,
			'number' === $kind  => $name . ':1',
			default             => $name . ':…',
		};
		return sprintf( '<li><code dir="ltr">%s</code> %s</li>', esc_html( $code ), esc_html( $name === $option['label'] ? '' : $option['label'] ) );
	}
}
