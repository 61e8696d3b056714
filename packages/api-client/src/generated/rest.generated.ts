// Made by scripts/generate.ts from the contract; do not edit.

export interface paths {
    "/escolas/api/v2/google/geocode": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Where an address is, or what is at a position */
        get: {
            parameters: {
                query?: {
                    address?: string;
                    lat?: number;
                    /** @description '-23.56,-46.7' */
                    latlng?: string;
                    lng?: number;
                };
                header: {
                    /** @description The search key: each call may cost money. */
                    "x-api-key": string;
                    "x-application-name": string;
                    /** @description The site that calls: one of TENANTS (spec §6). */
                    "x-tenant": string;
                };
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["GeocodeAnswer"];
                    };
                };
                /** @description Default Response */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description Default Response */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description Default Response */
                429: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description Default Response */
                502: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description Default Response */
                503: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description Default Response */
                504: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/escolas/api/v2/google/place/autocomplete": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Places that what is typed may mean */
        get: {
            parameters: {
                query: {
                    /** @description 'São Paulo, pinh' */
                    input: string;
                    lat?: number;
                    lng?: number;
                    radius?: number;
                    /** @description Joins what is typed and what is chosen: Google bills them as one. */
                    sessiontoken?: string;
                };
                header: {
                    /** @description The search key: each call may cost money. */
                    "x-api-key": string;
                    "x-application-name": string;
                    /** @description The site that calls: one of TENANTS (spec §6). */
                    "x-tenant": string;
                };
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["PlaceAutocompleteAnswer"];
                    };
                };
                /** @description Default Response */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description Default Response */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description Default Response */
                429: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description Default Response */
                502: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description Default Response */
                503: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description Default Response */
                504: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/escolas/api/v2/google/place/details": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Where a place is */
        get: {
            parameters: {
                query: {
                    placeId: string;
                    /** @description Joins what is typed and what is chosen: Google bills them as one. */
                    sessiontoken?: string;
                };
                header: {
                    /** @description The search key: each call may cost money. */
                    "x-api-key": string;
                    "x-application-name": string;
                    /** @description The site that calls: one of TENANTS (spec §6). */
                    "x-tenant": string;
                };
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["PlaceDetailsAnswer"];
                    };
                };
                /** @description Default Response */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description Default Response */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description Default Response */
                429: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description Default Response */
                502: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description Default Response */
                503: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description Default Response */
                504: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v3/cities/by-slug/{slug}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The city with this slug */
        get: {
            parameters: {
                query?: never;
                header: {
                    /** @description The site that calls: one of TENANTS (spec §6). */
                    "x-tenant": string;
                };
                path: {
                    slug: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["City"];
                    };
                };
                /** @description Default Response */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description Default Response */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description Default Response */
                429: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description Default Response */
                503: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v3/marketplace/directory/overall-data": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** How many offers, students and partner schools there are */
        get: {
            parameters: {
                query?: {
                    /** @description A state's slug or abbreviation; the whole country without. */
                    state?: string;
                };
                header: {
                    /** @description The site that calls: one of TENANTS (spec §6). */
                    "x-tenant": string;
                };
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["DirectoryTotals"];
                    };
                };
                /** @description Default Response */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description Default Response */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description Default Response */
                429: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description Default Response */
                503: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v3/marketplace/list-options/products": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The grades a parent can choose */
        get: {
            parameters: {
                query?: {
                    /** @description Slugs of stage groups, the parameter repeated for each. */
                    "stage[]"?: string[];
                };
                header: {
                    /** @description The site that calls: one of TENANTS (spec §6). */
                    "x-tenant": string;
                };
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["GradeOption"][];
                    };
                };
                /** @description Default Response */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description Default Response */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description Default Response */
                429: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v3/neighborhoods/by-slug/{citySlug}/{neighborhoodSlug}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The neighborhood with this slug in this city */
        get: {
            parameters: {
                query?: never;
                header: {
                    /** @description The site that calls: one of TENANTS (spec §6). */
                    "x-tenant": string;
                };
                path: {
                    citySlug: string;
                    neighborhoodSlug: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Neighborhood"];
                    };
                };
                /** @description Default Response */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description Default Response */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description Default Response */
                429: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description Default Response */
                503: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        City: {
            _id: string;
            capital: boolean;
            geoloc: {
                lat: number;
                lng: number;
            };
            ibgeCode: number;
            name: string;
            /** @description Ends in '-{uf}': 'araguaina-to'. */
            slug: string;
            state: string;
            stateSlug: string;
            uf: string;
        };
        DirectoryTotals: {
            activeOffers: number;
            /** @description Whether demonstration schools are among them. */
            demonstration: boolean;
            enrolledStudents: number;
            partnerSchools: number;
        };
        Error: {
            /** @description Stable: what programs decide by. */
            code: string;
            /** @description For people, in Portuguese where a visitor may see it. */
            message: string;
            /** @description Also in the x-request-id header and in the log. */
            requestId: string;
        };
        GeocodeAnswer: {
            /** @default [] */
            results: {
                /** @default [] */
                address_components: {
                    long_name: string;
                    short_name: string;
                    /** @default [] */
                    types: string[];
                }[];
                formatted_address?: string;
                geometry: {
                    location: {
                        lat: number;
                        lng: number;
                    };
                };
                name?: string;
                place_id: string;
                /** @default [] */
                types: string[];
            }[];
            /** @enum {string} */
            status: "OK" | "ZERO_RESULTS" | "INVALID_REQUEST" | "NOT_FOUND" | "OVER_DAILY_LIMIT" | "OVER_QUERY_LIMIT" | "REQUEST_DENIED" | "UNKNOWN_ERROR";
        };
        GradeOption: {
            name: string;
            slug: string;
            /** @description Slug of the stage group. */
            stage: string;
        };
        Neighborhood: {
            city: string;
            city_ibge_code: number;
            city_slug: string;
            /** @description State, city and neighborhood: 'sp-sao-paulo-pinheiros'. */
            full_slug: string;
            geoloc: {
                lat: number;
                lng: number;
            };
            name: string;
            /** @description Unique within its city. */
            slug: string;
            state: string;
            state_ibge_code: number;
            state_slug: string;
            uf: string;
        };
        PlaceAutocompleteAnswer: {
            /** @default [] */
            predictions: {
                description: string;
                place_id: string;
                structured_formatting: {
                    main_text: string;
                    secondary_text?: string;
                };
                /** @default [] */
                types: string[];
            }[];
            /** @enum {string} */
            status: "OK" | "ZERO_RESULTS" | "INVALID_REQUEST" | "NOT_FOUND" | "OVER_DAILY_LIMIT" | "OVER_QUERY_LIMIT" | "REQUEST_DENIED" | "UNKNOWN_ERROR";
        };
        PlaceDetailsAnswer: {
            result?: {
                /** @default [] */
                address_components: {
                    long_name: string;
                    short_name: string;
                    /** @default [] */
                    types: string[];
                }[];
                formatted_address?: string;
                geometry: {
                    location: {
                        lat: number;
                        lng: number;
                    };
                };
                name?: string;
                place_id: string;
                /** @default [] */
                types: string[];
            };
            /** @enum {string} */
            status: "OK" | "ZERO_RESULTS" | "INVALID_REQUEST" | "NOT_FOUND" | "OVER_DAILY_LIMIT" | "OVER_QUERY_LIMIT" | "REQUEST_DENIED" | "UNKNOWN_ERROR";
        };
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export type operations = Record<string, never>;
