<?php

namespace Frontage\Forms\Form;

/** The tag types this site knows, by name. */
final class TagTypes {

	private static ?self $instance = null;

	/** @var array<string, TagType> */
	private array $types = [];

	public static function instance(): self {
		if ( null === self::$instance ) {
			self::$instance = new self();
			self::$instance->register_built_in();
			/**
			 * Lets add-ons bring form-tag types of their own.
			 *
			 * @since 0.1.0
			 *
			 * @param TagTypes $types Call `register( new YourType() )`.
			 */
			do_action( 'frontage_forms_register_tag_types', self::$instance );
		}
		return self::$instance;
	}

	public function register( TagType $type ): void {
		foreach ( $type->names() as $name ) {
			$this->types[ $name ] = $type;
		}
	}

	public function get( string $name ): ?TagType {
		return $this->types[ $name ] ?? null;
	}

	/** @return list<string> All names, those with a star too. */
	public function names(): array {
		return array_keys( $this->types );
	}

	public function supports( string $name, string $feature ): bool {
		return isset( $this->types[ $name ] ) && in_array( $feature, $this->types[ $name ]->features(), true );
	}

	private function register_built_in(): void {}
}
