<?php

namespace Frontage\Forms\Tags;

use Frontage\Forms\Document\FormTag;
use Frontage\Forms\Request\RequestData;

defined( 'ABSPATH' ) || exit;

/** A field's initial value: the `default:` options of its tag (docs/reference/contact-forms.md §3). */
final class FieldDefaults {

	public function __construct( private readonly FormTag $tag, private readonly RenderContext $view ) {}

	/** The first source with a value, else the tag's own text. */
	public function find_text( string $fallback ): string {
		return $this->find_value()[0] ?? $fallback;
	}

	/**
	 * For choices: the values at all given positions, or the values of the first other source.
	 *
	 * @param list<string> $values In the order of the positions.
	 * @return list<string>
	 */
	public function find_choices( array $values ): array {
		return $this->find_value( $values );
	}

	/**
	 * @param list<string>|null $values
	 * @return list<string>
	 */
	private function find_value( ?array $values = null ): array {
		$chosen_values = [];
		foreach ( $this->tag->option_list( 'default' ) as $source ) {
			if ( preg_match( '/^\d+(?:_\d+)*$/', $source ) ) {
				foreach ( explode( '_', $source ) as $position ) {
					$chosen_values[] = ( $values ?? $this->tag->values )[ (int) $position - 1 ] ?? null;
				}
				continue;
			}
			$value = array_values( array_filter( (array) $this->read_source( strtolower( $source ) ), static fn ( string $text ): bool => '' !== $text ) );
			if ( $value ) {
				return $value;
			}
		}
		$chosen_values = array_values( array_filter( $chosen_values, static fn ( ?string $text ): bool => null !== $text && '' !== $text ) );
		// A text field has one value; several positions apply to choices only.
		return null === $values ? array_slice( $chosen_values, 0, 1 ) : $chosen_values;
	}

	/** @return string|list<string> */
	private function read_source( string $source ): string|array {
		return match ( true ) {
			'get' === $source, 'post' === $source => array_map( [ self::class, 'clean_text' ], RequestData::parameter( $source, $this->tag->name ) ),
			'shortcode_attr' === $source          => $this->view->attributes[ $this->tag->name ] ?? '',
			'post_meta' === $source               => $this->read_post_meta(),
			str_starts_with( $source, 'user_' )   => UserProfileFields::find_value( $source ),
			default                               => '',
		};
	}

	/** @return list<string> */
	private function read_post_meta(): array {
		if ( ! $this->view->post_id || is_protected_meta( $this->tag->name, 'post' ) ) {
			return [];
		}
		$values = get_post_meta( $this->view->post_id, $this->tag->name );
		return array_values( array_map( 'strval', array_filter( is_array( $values ) ? $values : [], 'is_scalar' ) ) );
	}

	/** Plain text from a URL: without markup and percent-encoding. */
	private static function clean_text( string $text ): string {
		return trim( (string) preg_replace( '/%[a-f0-9]{2}/i', '', wp_strip_all_tags( $text ) ) );
	}
}
