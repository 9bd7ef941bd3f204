<?php

namespace Frontage\Forms\Tags;

defined( 'ABSPATH' ) || exit;

/** The registered tag types by name. A type's class is loaded when a form uses it. */
final class TagTypeRegistry {

	private static ?self $instance = null;

	/** @var array<string, class-string<TagType>|TagType> */
	private array $types = [];

	public static function instance(): self {
		if ( null === self::$instance ) {
			self::$instance = new self();
			/**
			 * Lets add-ons register their own form-tag types.
			 *
			 * @since 0.1.0
			 *
			 * @param TagTypeRegistry $types Call `register( new YourType(), 'thing', 'thing*' )`.
			 */
			do_action( 'frontage_forms_register_tag_types', self::$instance );
		}
		return self::$instance;
	}

	/**
	 * Registers the type under these names, with `*` where the field can be required. An existing name is replaced.
	 *
	 * @param class-string<TagType>|TagType $type A class is loaded when a form uses it.
	 */
	public function register( string|TagType $type, string ...$names ): void {
		foreach ( $names as $name ) {
			$this->types[ $name ] = $type;
		}
	}

	/** Removes types; their form-tags are then treated as text. */
	public function unregister( string ...$names ): void {
		$this->types = array_diff_key( $this->types, array_flip( $names ) );
	}

	public function get( string $name ): ?TagType {
		$type = $this->types[ $name ] ?? null;
		if ( is_string( $type ) ) {
			$class = $type;
			$type  = new $class();
			foreach ( array_keys( $this->types, $class, true ) as $same ) {
				$this->types[ $same ] = $type;
			}
		}
		return $type;
	}

	/** @return list<string> All names, including those with an asterisk. */
	public function names(): array {
		return array_keys( $this->types );
	}

	/**
	 * Descriptions for editors, by type without its asterisk.
	 *
	 * @return array<string, array{named: bool, requirable: bool, values: 'none'|'one'|'many', content: bool, options: array<string, string|list<string>>}>
	 */
	public function descriptions(): array {
		$all = [];
		foreach ( $this->names() as $name ) {
			$own = str_ends_with( $name, '*' ) ? null : $this->get( $name )?->description( $name );
			if ( $own ) {
				$all[ $name ] = [
					'named'      => $this->supports( $name, 'name-attr' ),
					'requirable' => isset( $this->types[ $name . '*' ] ),
					'values'     => $own['values'] ?? 'none',
					'content'    => $own['content'] ?? false,
					'options'    => $own['options'],
				];
			}
		}
		return $all;
	}

	/** @param string $feature One of those of `TagType::features()`. */
	public function supports( string $name, string $feature ): bool {
		return in_array( $feature, $this->get( $name )?->features() ?? [], true );
	}
}
