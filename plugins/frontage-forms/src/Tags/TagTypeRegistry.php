<?php

namespace Frontage\Forms\Tags;

defined( 'ABSPATH' ) || exit;

/**
 * The registered tag types by name. A type's class is loaded when a form uses it.
 *
 * @phpstan-import-type CompleteDescription from TypeDescription
 */
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
			 * @param TagTypeRegistry $types Call `register( YourType::class )`.
			 */
			do_action( 'frontage_forms_register_tag_types', self::$instance );
		}
		return self::$instance;
	}

	/**
	 * Registers the type under these names, with `*` where the field can be required; without names, under those of `TagType::NAMES`. An
	 * existing name is replaced.
	 *
	 * @param class-string<TagType>|TagType $type A class is loaded when a form uses it, or at once if it has to say its names.
	 */
	public function register( string|TagType $type, string ...$names ): void {
		foreach ( $names ?: $type::NAMES as $name ) {
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
			foreach ( array_keys( $this->types, $class, true ) as $type_name ) {
				$this->types[ $type_name ] = $type;
			}
		}
		return $type;
	}

	/** @return list<string> All names, including those with an asterisk. */
	public function names(): array {
		return array_keys( $this->types );
	}

	/**
	 * Descriptions for editors in the order of display, by type without its asterisk.
	 *
	 * @phpstan-return array<string, CompleteDescription>
	 * @return array<string, array<string, mixed>>
	 */
	public function descriptions(): array {
		$descriptions = [];
		foreach ( $this->names() as $name ) {
			$type            = str_ends_with( $name, '*' ) ? null : $this->get( $name );
			$own_description = $type?->description( $name );
			if ( $own_description ) {
				$descriptions[ $name ] = TypeDescription::complete_description( $name, $own_description, isset( $this->types[ $name . '*' ] ), $type->features() );
			}
		}
		uasort( $descriptions, static fn ( array $a, array $b ): int => $a['position'] <=> $b['position'] );
		return $descriptions;
	}

	/** How a type looks: the built-in type that its description names, else ''. */
	public function control( string $name ): string {
		return $this->get( $name )?->description( $name )['control'] ?? '';
	}

	/** @param string $feature One of those of `TagType::features()`. */
	public function supports( string $name, string $feature ): bool {
		return in_array( $feature, $this->get( $name )?->features() ?? [], true );
	}
}
