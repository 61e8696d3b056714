// Made by scripts/generate.ts from the contract; do not edit.

export interface paths {
    "/collect": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Collect browser measurements in the wire format of Grafana Faro */
        post: {
            parameters: {
                query?: never;
                header?: {
                    "idempotency-key"?: string;
                };
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["CollectedBatchInput"];
                };
            };
            responses: {
                /** @description Default Response */
                202: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["CollectedAnswer"];
                    };
                };
                400: components["responses"]["BAD_REQUEST"];
                401: components["responses"]["UNAUTHORIZED"];
                413: components["responses"]["PAYLOAD_TOO_LARGE"];
                415: components["responses"]["UNSUPPORTED_MEDIA_TYPE"];
                429: components["responses"]["TOO_MANY_REQUESTS"];
                503: components["responses"]["UNAVAILABLE"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/escolas/api/v2/google/geocode": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Position of an address, or address of a position */
        get: {
            parameters: {
                query?: {
                    address?: string;
                    lat?: number;
                    /** @description '-23.56,-46.7' */
                    latlng?: string;
                    lng?: number;
                };
                header?: never;
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
                400: components["responses"]["APPLICATION_NAME_MISSING.BAD_REQUEST.TENANT_MISSING.TENANT_UNKNOWN"];
                401: components["responses"]["UNAUTHORIZED"];
                429: components["responses"]["TOO_MANY_REQUESTS"];
                502: components["responses"]["UNAVAILABLE"];
                503: components["responses"]["UNAVAILABLE"];
                504: components["responses"]["UNAVAILABLE"];
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
        /** Suggestions for typed text */
        get: {
            parameters: {
                query: {
                    /** @description 'São Paulo, pinh' */
                    input: string;
                    lat?: number;
                    lng?: number;
                    radius?: number;
                    /** @description Groups typed text and the selection: Google bills them as one session. */
                    sessiontoken?: string;
                };
                header?: never;
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
                400: components["responses"]["APPLICATION_NAME_MISSING.BAD_REQUEST.TENANT_MISSING.TENANT_UNKNOWN"];
                401: components["responses"]["UNAUTHORIZED"];
                429: components["responses"]["TOO_MANY_REQUESTS"];
                502: components["responses"]["UNAVAILABLE"];
                503: components["responses"]["UNAVAILABLE"];
                504: components["responses"]["UNAVAILABLE"];
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
        /** Position of a place */
        get: {
            parameters: {
                query: {
                    placeId: string;
                    /** @description Groups typed text and the selection: Google bills them as one session. */
                    sessiontoken?: string;
                };
                header?: never;
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
                400: components["responses"]["APPLICATION_NAME_MISSING.BAD_REQUEST.TENANT_MISSING.TENANT_UNKNOWN"];
                401: components["responses"]["UNAUTHORIZED"];
                429: components["responses"]["TOO_MANY_REQUESTS"];
                502: components["responses"]["UNAVAILABLE"];
                503: components["responses"]["UNAVAILABLE"];
                504: components["responses"]["UNAVAILABLE"];
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
    "/v3/account/auth/confirm-email": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Confirm an e-mail with the link of the mail
         * @description The link works once and for seven days, in a session of its account or with the password. A new e-mail replaces the old one; the other sessions and the Google sign-in end.
         */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        password?: string;
                        token: string;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ConfirmedEmail"];
                    };
                };
                400: components["responses"]["BAD_REQUEST.LINK_INVALID.TENANT_MISSING.TENANT_UNKNOWN"];
                403: components["responses"]["CONFIRMATION_PASSWORD_WRONG.PASSWORD_NOT_SET"];
                409: components["responses"]["EMAIL_CONFIRMED_ELSEWHERE"];
                413: components["responses"]["PAYLOAD_TOO_LARGE"];
                415: components["responses"]["UNSUPPORTED_MEDIA_TYPE"];
                429: components["responses"]["TOO_MANY_REQUESTS"];
                503: components["responses"]["UNAVAILABLE"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v3/account/auth/google/remove": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Stop signing in with Google
         * @description Needs the password of the account, and its second factor if it has one. All other sessions end.
         */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        password: string;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                204: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
                400: components["responses"]["BAD_REQUEST.TENANT_MISSING.TENANT_UNKNOWN"];
                401: components["responses"]["UNAUTHORIZED"];
                403: components["responses"]["CURRENT_PASSWORD_WRONG.PASSWORD_NOT_SET.SECOND_FACTOR_REQUIRED"];
                413: components["responses"]["PAYLOAD_TOO_LARGE"];
                415: components["responses"]["UNSUPPORTED_MEDIA_TYPE"];
                429: components["responses"]["TOO_MANY_REQUESTS"];
                503: components["responses"]["UNAVAILABLE"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v3/account/auth/login": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sign in with e-mail and password
         * @description The session of a token sent with the call ends; the new one replaces it.
         */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        email: string;
                        password: string;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Token"];
                    };
                };
                400: components["responses"]["BAD_REQUEST.TENANT_MISSING.TENANT_UNKNOWN"];
                401: components["responses"]["LOGIN_FAILED"];
                413: components["responses"]["PAYLOAD_TOO_LARGE"];
                415: components["responses"]["UNSUPPORTED_MEDIA_TYPE"];
                429: components["responses"]["TOO_MANY_REQUESTS"];
                503: components["responses"]["UNAVAILABLE"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v3/account/auth/logout": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sign out
         * @description Ends the session of the token, and the visit: the next person at this computer is someone else. Also succeeds when the token is no longer valid.
         */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                204: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
                400: components["responses"]["BAD_REQUEST.TENANT_MISSING.TENANT_UNKNOWN"];
                413: components["responses"]["PAYLOAD_TOO_LARGE"];
                415: components["responses"]["UNSUPPORTED_MEDIA_TYPE"];
                429: components["responses"]["TOO_MANY_REQUESTS"];
                503: components["responses"]["UNAVAILABLE"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v3/account/auth/recover-password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Request a link to choose a new password */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        /** @example maria@exemplo.com.br */
                        email: string;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Message"];
                    };
                };
                400: components["responses"]["BAD_REQUEST.TENANT_MISSING.TENANT_UNKNOWN"];
                413: components["responses"]["PAYLOAD_TOO_LARGE"];
                415: components["responses"]["UNSUPPORTED_MEDIA_TYPE"];
                429: components["responses"]["TOO_MANY_REQUESTS"];
                503: components["responses"]["UNAVAILABLE"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v3/account/auth/resend-confirmation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Request another link to confirm an e-mail */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        /** @example maria@exemplo.com.br */
                        email: string;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Message"];
                    };
                };
                400: components["responses"]["BAD_REQUEST.TENANT_MISSING.TENANT_UNKNOWN"];
                413: components["responses"]["PAYLOAD_TOO_LARGE"];
                415: components["responses"]["UNSUPPORTED_MEDIA_TYPE"];
                429: components["responses"]["TOO_MANY_REQUESTS"];
                503: components["responses"]["UNAVAILABLE"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v3/account/auth/reset-password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Choose a new password with the link from the mail
         * @description The link works once and for an hour. All sessions of the account end, and so do its Google sign-in and a change of e-mail that waits for confirmation.
         */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        password: string;
                        token: string;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Message"];
                    };
                };
                400: components["responses"]["BAD_REQUEST.LINK_INVALID.PASSWORD_COMMON.PASSWORD_LENGTH.TENANT_MISSING.TENANT_UNKNOWN"];
                409: components["responses"]["EMAIL_CONFIRMED_ELSEWHERE"];
                413: components["responses"]["PAYLOAD_TOO_LARGE"];
                415: components["responses"]["UNSUPPORTED_MEDIA_TYPE"];
                429: components["responses"]["TOO_MANY_REQUESTS"];
                503: components["responses"]["UNAVAILABLE"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v3/account/auth/sessions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The devices with a session of the current user */
        get: {
            parameters: {
                query?: never;
                header?: never;
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
                        "application/json": {
                            sessions: components["schemas"]["Session"][];
                        };
                    };
                };
                400: components["responses"]["BAD_REQUEST.TENANT_MISSING.TENANT_UNKNOWN"];
                401: components["responses"]["UNAUTHORIZED"];
                429: components["responses"]["TOO_MANY_REQUESTS"];
                503: components["responses"]["UNAVAILABLE"];
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
    "/v3/account/auth/sessions/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Sign out a device */
        delete: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: number;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                204: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
                400: components["responses"]["BAD_REQUEST.TENANT_MISSING.TENANT_UNKNOWN"];
                401: components["responses"]["UNAUTHORIZED"];
                404: components["responses"]["NOT_FOUND.SESSION_NOT_FOUND"];
                413: components["responses"]["PAYLOAD_TOO_LARGE"];
                414: components["responses"]["BAD_REQUEST"];
                415: components["responses"]["UNSUPPORTED_MEDIA_TYPE"];
                429: components["responses"]["TOO_MANY_REQUESTS"];
                503: components["responses"]["UNAVAILABLE"];
            };
        };
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v3/account/auth/social-login/google": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Finish signing in with Google’s answer */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        code: string;
                        state: string;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Token"];
                    };
                };
                400: components["responses"]["BAD_REQUEST.TENANT_MISSING.TENANT_UNKNOWN"];
                401: components["responses"]["GOOGLE_SIGN_IN_FAILED"];
                403: components["responses"]["GOOGLE_ACCOUNT_UNUSABLE.SECOND_FACTOR_REQUIRED"];
                404: components["responses"]["GOOGLE_SIGN_IN_OFF"];
                409: components["responses"]["EMAIL_CONFIRMED_ELSEWHERE.GOOGLE_EMAIL_PROOF_NEEDED"];
                413: components["responses"]["PAYLOAD_TOO_LARGE"];
                415: components["responses"]["UNSUPPORTED_MEDIA_TYPE"];
                429: components["responses"]["TOO_MANY_REQUESTS"];
                503: components["responses"]["UNAVAILABLE"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v3/account/auth/social-login/google/start": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Start signing in with Google
         * @description Google sends the visitor back to the site's /entrar/google with code and state. They are good once, for ten minutes, with the same x-session-token.
         */
        get: {
            parameters: {
                query?: never;
                header?: never;
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
                        "application/json": {
                            /** Format: uri */
                            authorizationUrl: string;
                        };
                    };
                };
                400: components["responses"]["BAD_REQUEST.TENANT_MISSING.TENANT_UNKNOWN"];
                404: components["responses"]["GOOGLE_SIGN_IN_OFF"];
                429: components["responses"]["TOO_MANY_REQUESTS"];
                503: components["responses"]["UNAVAILABLE"];
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
    "/v3/account/user": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The current user */
        get: {
            parameters: {
                query?: never;
                header?: never;
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
                        "application/json": components["schemas"]["User"];
                    };
                };
                400: components["responses"]["BAD_REQUEST.TENANT_MISSING.TENANT_UNKNOWN"];
                401: components["responses"]["UNAUTHORIZED"];
                429: components["responses"]["TOO_MANY_REQUESTS"];
                503: components["responses"]["UNAVAILABLE"];
            };
        };
        put?: never;
        /**
         * Register, submit a form, or update the current user
         * @description With a session, changes the given fields. Otherwise it submits a visitor's form. With a password it registers
         *     and signs in (201 with a token); the account contains only this form, nothing from an earlier one. Without, it creates a
         *     pre-user, who becomes a user when a CPF is added: the response (SavedLead) contains nothing from any form. The response
         *     does not depend on other accounts with this e-mail or CPF. An e-mail counts once it is confirmed; a new one replaces the
         *     old one then, and until then stands in pendingEmail. A new e-mail or password needs the current password, and a
         *     privileged session of an account with a second factor.
         */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["AccountFieldsInput"];
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["SavedUser"] | components["schemas"]["SavedLead"];
                    };
                };
                /** @description Default Response */
                201: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["SavedUser"] | components["schemas"]["SavedLead"];
                    };
                };
                400: components["responses"]["BAD_REQUEST.PASSWORD_COMMON.PASSWORD_LENGTH.TENANT_MISSING.TENANT_UNKNOWN"];
                401: components["responses"]["UNAUTHORIZED"];
                403: components["responses"]["CURRENT_PASSWORD_WRONG.PASSWORD_NOT_SET.SECOND_FACTOR_REQUIRED"];
                409: components["responses"]["ACCOUNT_CREATED_MEANWHILE"];
                413: components["responses"]["PAYLOAD_TOO_LARGE"];
                415: components["responses"]["UNSUPPORTED_MEDIA_TYPE"];
                429: components["responses"]["TOO_MANY_REQUESTS"];
                503: components["responses"]["UNAVAILABLE"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v3/account/user/benefits": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Benefits that partners offer to users
         * @description The headers x-total-count and x-total-pages contain the size of the list.
         */
        get: {
            parameters: {
                query?: {
                    category?: string;
                    page?: number;
                    size?: number;
                };
                header?: never;
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
                        "application/json": components["schemas"]["Benefit"][];
                    };
                };
                400: components["responses"]["BAD_REQUEST.TENANT_MISSING.TENANT_UNKNOWN"];
                401: components["responses"]["UNAUTHORIZED"];
                429: components["responses"]["TOO_MANY_REQUESTS"];
                503: components["responses"]["UNAVAILABLE"];
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
    "/v3/account/user/favorites": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Favorite schools, latest first */
        get: {
            parameters: {
                query?: never;
                header?: never;
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
                        "application/json": components["schemas"]["Favorites"];
                    };
                };
                400: components["responses"]["BAD_REQUEST.TENANT_MISSING.TENANT_UNKNOWN"];
                401: components["responses"]["UNAUTHORIZED"];
                429: components["responses"]["TOO_MANY_REQUESTS"];
                503: components["responses"]["UNAVAILABLE"];
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
    "/v3/account/user/favorites/{schoolSlug}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Add a favorite school (idempotent) */
        put: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    schoolSlug: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                204: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
                400: components["responses"]["BAD_REQUEST.TENANT_MISSING.TENANT_UNKNOWN"];
                401: components["responses"]["UNAUTHORIZED"];
                404: components["responses"]["NOT_FOUND"];
                409: components["responses"]["FAVORITES_LIMIT"];
                413: components["responses"]["PAYLOAD_TOO_LARGE"];
                414: components["responses"]["BAD_REQUEST"];
                415: components["responses"]["UNSUPPORTED_MEDIA_TYPE"];
                429: components["responses"]["TOO_MANY_REQUESTS"];
                503: components["responses"]["UNAVAILABLE"];
            };
        };
        post?: never;
        /** Remove a favorite school (idempotent) */
        delete: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    schoolSlug: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                204: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
                400: components["responses"]["BAD_REQUEST.TENANT_MISSING.TENANT_UNKNOWN"];
                401: components["responses"]["UNAUTHORIZED"];
                404: components["responses"]["NOT_FOUND"];
                413: components["responses"]["PAYLOAD_TOO_LARGE"];
                414: components["responses"]["BAD_REQUEST"];
                415: components["responses"]["UNSUPPORTED_MEDIA_TYPE"];
                429: components["responses"]["TOO_MANY_REQUESTS"];
                503: components["responses"]["UNAVAILABLE"];
            };
        };
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v3/account/user/favorites/{schoolSlug}/grade": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Save a favorite school for the grade of another child, or for none; ignores one that is no favorite */
        put: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    schoolSlug: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        grade: ("bercario" | "maternal-i" | "maternal-ii" | "jardim-i" | "jardim-ii" | "1-ano" | "2-ano" | "3-ano" | "4-ano" | "5-ano" | "6-ano" | "7-ano" | "8-ano" | "9-ano" | "1-serie" | "2-serie" | "3-serie") | null;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                204: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
                400: components["responses"]["BAD_REQUEST.TENANT_MISSING.TENANT_UNKNOWN"];
                401: components["responses"]["UNAUTHORIZED"];
                404: components["responses"]["NOT_FOUND"];
                413: components["responses"]["PAYLOAD_TOO_LARGE"];
                414: components["responses"]["BAD_REQUEST"];
                415: components["responses"]["UNSUPPORTED_MEDIA_TYPE"];
                429: components["responses"]["TOO_MANY_REQUESTS"];
                503: components["responses"]["UNAVAILABLE"];
            };
        };
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v3/account/user/favorites/merge": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Adds the favorites that a browser stored before its user signed in, latest first; unknown schools are ignored */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        /** @description The grade that a school is saved for, by slug; a favorite that has one keeps it. */
                        grades?: {
                            [key: string]: "bercario" | "maternal-i" | "maternal-ii" | "jardim-i" | "jardim-ii" | "1-ano" | "2-ano" | "3-ano" | "4-ano" | "5-ano" | "6-ano" | "7-ano" | "8-ano" | "9-ano" | "1-serie" | "2-serie" | "3-serie";
                        };
                        slugs: string[];
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Favorites"];
                    };
                };
                400: components["responses"]["BAD_REQUEST.TENANT_MISSING.TENANT_UNKNOWN"];
                401: components["responses"]["UNAUTHORIZED"];
                409: components["responses"]["FAVORITES_LIMIT"];
                413: components["responses"]["PAYLOAD_TOO_LARGE"];
                415: components["responses"]["UNSUPPORTED_MEDIA_TYPE"];
                429: components["responses"]["TOO_MANY_REQUESTS"];
                503: components["responses"]["UNAVAILABLE"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v3/account/user/me": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The visitor, signed in or not */
        get: {
            parameters: {
                query?: never;
                header?: never;
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
                        "application/json": components["schemas"]["BaseUser"];
                    };
                };
                400: components["responses"]["BAD_REQUEST.TENANT_MISSING.TENANT_UNKNOWN"];
                429: components["responses"]["TOO_MANY_REQUESTS"];
                503: components["responses"]["UNAVAILABLE"];
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
    "/v3/account/user/orders": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The current user’s reserved scholarships
         * @description The headers x-total-count and x-total-pages contain the size of the list.
         */
        get: {
            parameters: {
                query?: {
                    page?: number;
                    size?: number;
                    /** @description Repeat the parameter for several. */
                    "status[]"?: ("initiated" | "awaiting_payment" | "paid" | "confirmed" | "enrolled" | "cancelled" | "expired")[];
                };
                header?: never;
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
                        "application/json": components["schemas"]["Order"][];
                    };
                };
                400: components["responses"]["BAD_REQUEST.TENANT_MISSING.TENANT_UNKNOWN"];
                401: components["responses"]["UNAUTHORIZED"];
                429: components["responses"]["TOO_MANY_REQUESTS"];
                503: components["responses"]["UNAVAILABLE"];
            };
        };
        put?: never;
        /** Reserve an offer */
        post: {
            parameters: {
                query?: never;
                header?: {
                    /** @description A repeated request with the same key returns the same order; 409 IDEMPOTENCY_KEY_REUSED once that order was cancelled or has expired. */
                    "idempotency-key"?: string;
                };
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["ReservationInput"];
                };
            };
            responses: {
                /** @description Default Response */
                201: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Order"];
                    };
                };
                400: components["responses"]["BAD_REQUEST.TENANT_MISSING.TENANT_UNKNOWN"];
                401: components["responses"]["UNAUTHORIZED"];
                403: components["responses"]["CPF_REQUIRED"];
                404: components["responses"]["OFFER_NOT_FOUND"];
                409: components["responses"]["IDEMPOTENCY_KEY_REUSED.OFFER_CLOSED.OFFER_PRICE_CHANGED.OFFER_SOLD_OUT.RESERVATION_LIMIT.SCHOOL_UNLISTED.STUDENT_ALREADY_RESERVED"];
                413: components["responses"]["PAYLOAD_TOO_LARGE"];
                415: components["responses"]["UNSUPPORTED_MEDIA_TYPE"];
                429: components["responses"]["TOO_MANY_REQUESTS"];
                503: components["responses"]["UNAVAILABLE"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v3/account/user/orders/{code}/cancel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Cancel a reservation without a payment
         * @description 409 ORDER_NOT_CANCELLABLE once it is paid, has expired or led to an enrollment.
         */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    code: string;
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
                        "application/json": components["schemas"]["Order"];
                    };
                };
                400: components["responses"]["BAD_REQUEST.TENANT_MISSING.TENANT_UNKNOWN"];
                401: components["responses"]["UNAUTHORIZED"];
                404: components["responses"]["NOT_FOUND.ORDER_NOT_FOUND"];
                409: components["responses"]["ORDER_NOT_CANCELLABLE"];
                413: components["responses"]["PAYLOAD_TOO_LARGE"];
                414: components["responses"]["BAD_REQUEST"];
                415: components["responses"]["UNSUPPORTED_MEDIA_TYPE"];
                429: components["responses"]["TOO_MANY_REQUESTS"];
                503: components["responses"]["UNAVAILABLE"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v3/account/user/orders/{order}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A reserved scholarship of the current user */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    /** @description Its internalTransactionCode, or its id. */
                    order: string;
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
                        "application/json": components["schemas"]["Order"];
                    };
                };
                400: components["responses"]["BAD_REQUEST.TENANT_MISSING.TENANT_UNKNOWN"];
                401: components["responses"]["UNAUTHORIZED"];
                404: components["responses"]["NOT_FOUND.ORDER_NOT_FOUND"];
                414: components["responses"]["BAD_REQUEST"];
                429: components["responses"]["TOO_MANY_REQUESTS"];
                503: components["responses"]["UNAVAILABLE"];
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
    "/v3/account/user/pending-email": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Keep the current e-mail: cancel the change that waits for confirmation */
        delete: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                204: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
                400: components["responses"]["BAD_REQUEST.TENANT_MISSING.TENANT_UNKNOWN"];
                401: components["responses"]["UNAUTHORIZED"];
                413: components["responses"]["PAYLOAD_TOO_LARGE"];
                415: components["responses"]["UNSUPPORTED_MEDIA_TYPE"];
                429: components["responses"]["TOO_MANY_REQUESTS"];
                503: components["responses"]["UNAVAILABLE"];
            };
        };
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v3/account/user/picture": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The current user’s picture, as WebP */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description The file. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "image/webp": unknown;
                    };
                };
                400: components["responses"]["BAD_REQUEST.TENANT_MISSING.TENANT_UNKNOWN"];
                401: components["responses"]["UNAUTHORIZED"];
                404: components["responses"]["PICTURE_NOT_FOUND"];
                429: components["responses"]["TOO_MANY_REQUESTS"];
                503: components["responses"]["UNAVAILABLE"];
            };
        };
        /**
         * Set the current user’s picture
         * @description The body is a file: image/jpeg, image/png or image/webp, of 5 MB at most; HEIC is rejected with what to do. A centered square is stored, without metadata.
         */
        put: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "image/heic": Blob;
                    "image/heif": Blob;
                    "image/jpeg": Blob;
                    "image/png": Blob;
                    "image/webp": Blob;
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["User"];
                    };
                };
                400: components["responses"]["BAD_REQUEST.PICTURE_UNREADABLE.TENANT_MISSING.TENANT_UNKNOWN"];
                401: components["responses"]["UNAUTHORIZED"];
                413: components["responses"]["PAYLOAD_TOO_LARGE"];
                415: components["responses"]["UNSUPPORTED_MEDIA_TYPE"];
                429: components["responses"]["TOO_MANY_REQUESTS"];
                503: components["responses"]["UNAVAILABLE"];
            };
        };
        post?: never;
        /** Remove the current user’s picture */
        delete: {
            parameters: {
                query?: never;
                header?: never;
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
                        "application/json": components["schemas"]["User"];
                    };
                };
                400: components["responses"]["BAD_REQUEST.TENANT_MISSING.TENANT_UNKNOWN"];
                401: components["responses"]["UNAUTHORIZED"];
                413: components["responses"]["PAYLOAD_TOO_LARGE"];
                415: components["responses"]["UNSUPPORTED_MEDIA_TYPE"];
                429: components["responses"]["TOO_MANY_REQUESTS"];
                503: components["responses"]["UNAVAILABLE"];
            };
        };
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v3/account/user/privacy": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Stored data of the current user, its purposes, consents and privacy requests */
        get: {
            parameters: {
                query?: never;
                header?: never;
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
                        "application/json": components["schemas"]["PrivacyPanel"];
                    };
                };
                400: components["responses"]["BAD_REQUEST.TENANT_MISSING.TENANT_UNKNOWN"];
                401: components["responses"]["UNAUTHORIZED"];
                429: components["responses"]["TOO_MANY_REQUESTS"];
                503: components["responses"]["UNAVAILABLE"];
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
    "/v3/account/user/privacy/delete": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Delete the account of the current user; returns what must be kept by law */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        /**
                         * @description Codes of the paid, unused scholarships that the user gives up: all of them.
                         * @default []
                         */
                        givenUp?: string[];
                        /** @description Not needed within 10 minutes of signing in. */
                        password?: string;
                        /**
                         * @description Whether reviews and questions become anonymous, or are removed.
                         * @default anonymize
                         * @enum {string}
                         */
                        reviews?: "anonymize" | "remove";
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["AccountDeletion"];
                    };
                };
                400: components["responses"]["BAD_REQUEST.TENANT_MISSING.TENANT_UNKNOWN"];
                401: components["responses"]["UNAUTHORIZED"];
                403: components["responses"]["CURRENT_PASSWORD_WRONG.PASSWORD_NOT_SET.SECOND_FACTOR_REQUIRED"];
                409: components["responses"]["RESERVATION_UNDER_WAY.SCHOLARSHIP_UNUSED"];
                413: components["responses"]["PAYLOAD_TOO_LARGE"];
                415: components["responses"]["UNSUPPORTED_MEDIA_TYPE"];
                429: components["responses"]["TOO_MANY_REQUESTS"];
                503: components["responses"]["UNAVAILABLE"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v3/account/user/privacy/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Export all data of the current user (LGPD, art. 18, II and V)
         * @description Five times a day; then 429 with Retry-After.
         */
        post: {
            parameters: {
                query?: never;
                header?: never;
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
                        "application/json": {
                            account: {
                                baseUserId: number;
                                /** @description Digits only. A user with a CPF is registered. */
                                cpf: string | null;
                                /** Format: date-time */
                                createdAt: string;
                                email: string;
                                emailConfirmedAt: string | null;
                                gaCampaign: {
                                    [key: string]: string;
                                };
                                gaToken: string | null;
                                googleSubject: string | null;
                                hasPassword: boolean;
                                id: number;
                                name: string;
                                pendingEmail: string | null;
                                phone: string | null;
                                /** @description The picture as a data URL, or the URL of Google’s. */
                                picture: string | null;
                                /** Format: date-time */
                                updatedAt: string;
                            };
                            actions: {
                                action: string;
                                /** Format: date-time */
                                createdAt: string;
                            }[];
                            consents: {
                                /** Format: date-time */
                                createdAt: string;
                                decidedAt: string | null;
                                granted: boolean;
                                purpose: string;
                                version: number | null;
                            }[];
                            /** Format: date-time */
                            exportedAt: string;
                            favorites: {
                                /** Format: date-time */
                                addedAt: string;
                                grade: string | null;
                                name: string;
                                school: string;
                            }[];
                            mails: {
                                /** Format: date-time */
                                createdAt: string;
                                kind: string;
                                recipient: string;
                                sentAt: string | null;
                                subject: string;
                            }[];
                            orders: components["schemas"]["Order"][];
                            panel: {
                                authenticatorSince: string | null;
                                claims: {
                                    /** Format: date-time */
                                    createdAt: string;
                                    decidedAt: string | null;
                                    proof: string;
                                    reason: string | null;
                                    school: string;
                                    status: string;
                                }[];
                                invitations: {
                                    /** Format: date-time */
                                    createdAt: string;
                                    endedAt: string | null;
                                    /** Format: date-time */
                                    expiresAt: string;
                                    role: string;
                                    school: string;
                                }[];
                                operatorSince: string | null;
                                passkeys: {
                                    /** Format: date-time */
                                    createdAt: string;
                                    device: string;
                                    lastUsedAt: string | null;
                                }[];
                                schools: {
                                    lastDigest: string | null;
                                    mails: {
                                        digest: boolean;
                                        urgent: boolean;
                                    };
                                    role: string;
                                    school: string;
                                    /** Format: date-time */
                                    since: string;
                                }[];
                            };
                            /** @description 'LGPD-2026-7Q2K-M0XB' */
                            protocol: string;
                            questions: {
                                answer: string | null;
                                answeredAt: string | null;
                                /** Format: date-time */
                                createdAt: string;
                                helpfulCount: number;
                                publishedAt: string | null;
                                /** @description The moderator’s reason for the rejection. */
                                rejectionReason: string | null;
                                school: string;
                                status: string;
                                text: string;
                                userEmail: string | null;
                                userName: string;
                            }[];
                            requests: {
                                /** Format: date-time */
                                createdAt: string;
                                kind: string;
                                protocol: string;
                                purpose: string | null;
                            }[];
                            reviews: {
                                /** Format: date-time */
                                createdAt: string;
                                educationSystem: string | null;
                                /** @description Evidence behind it: 'enrolled' or 'email'. */
                                proof: string;
                                publishedAt: string | null;
                                ratingCommunityParticipation: number;
                                ratingEducationSystem: number | null;
                                ratingExamPreparation: number;
                                ratingPhysicalStructure: number;
                                ratingSocioemotionalDevelopment: number;
                                ratingStudentsMotivation: number;
                                /** @description The moderator’s reason for the rejection. */
                                rejectionReason: string | null;
                                repliedAt: string | null;
                                reply: string | null;
                                school: string;
                                status: string;
                                teachingMethodology: string | null;
                                testimonial: string;
                                userEmail: string | null;
                                userName: string;
                                userRelationship: string;
                            }[];
                            savedSearches: {
                                alertKinds: string[];
                                alerts: boolean;
                                /** Format: date-time */
                                createdAt: string;
                                /** @description The address, of alerts that wait for its confirmation. */
                                email: string | null;
                                name: string;
                                query: string;
                                /**
                                 * Format: date-time
                                 * @description Later offers are new to the user.
                                 */
                                seenUntil: string;
                            }[];
                            sessions: {
                                /** Format: date-time */
                                createdAt: string;
                                device: string;
                                /** Format: date-time */
                                expiresAt: string;
                                /** Format: date-time */
                                lastSeenAt: string;
                            }[];
                            visits: {
                                /** Format: date-time */
                                changedAt: string;
                                confirmedTime: string | null;
                                contactName: string;
                                /** Format: date-time */
                                createdAt: string;
                                email: string;
                                /** Format: date-time */
                                endsAt: string;
                                /** @description Who received it: 'school' or 'team'. */
                                forwardedTo: string;
                                phone: string | null;
                                question: string | null;
                                repliedAt: string | null;
                                /** @description The school’s latest message. */
                                reply: string | null;
                                school: string;
                                status: string;
                                studentGrade: string | null;
                                /** @description In the school’s local time. */
                                times: string[];
                            }[];
                        };
                    };
                };
                400: components["responses"]["BAD_REQUEST.TENANT_MISSING.TENANT_UNKNOWN"];
                401: components["responses"]["UNAUTHORIZED"];
                413: components["responses"]["PAYLOAD_TOO_LARGE"];
                415: components["responses"]["UNSUPPORTED_MEDIA_TYPE"];
                429: components["responses"]["TOO_MANY_REQUESTS"];
                503: components["responses"]["UNAVAILABLE"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v3/account/user/privacy/grant": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Give consent to a purpose (LGPD, art. 8) */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        /** @description Set if the question about cookies was answered on a device. */
                        device?: {
                            /**
                             * Format: date-time
                             * @description By the device's clock.
                             */
                            decidedAt: string;
                            /** @description Version of the answered question. */
                            version: number;
                        };
                        /** @enum {string} */
                        purpose: "marketing" | "analytics" | "partner-contact";
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            description: string;
                            granted: boolean;
                            /** @enum {string} */
                            purpose: "marketing" | "analytics" | "partner-contact";
                            /** @description Time of the latest decision; null without one. */
                            since: string | null;
                        }[];
                    };
                };
                400: components["responses"]["BAD_REQUEST.TENANT_MISSING.TENANT_UNKNOWN"];
                401: components["responses"]["UNAUTHORIZED"];
                413: components["responses"]["PAYLOAD_TOO_LARGE"];
                415: components["responses"]["UNSUPPORTED_MEDIA_TYPE"];
                429: components["responses"]["TOO_MANY_REQUESTS"];
                503: components["responses"]["UNAVAILABLE"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v3/account/user/privacy/withdraw": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Withdraw the consent to a purpose (LGPD, art. 8, § 5) */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        /** @description Set if the question about cookies was answered on a device. */
                        device?: {
                            /**
                             * Format: date-time
                             * @description By the device's clock.
                             */
                            decidedAt: string;
                            /** @description Version of the answered question. */
                            version: number;
                        };
                        /** @enum {string} */
                        purpose: "marketing" | "analytics" | "partner-contact";
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @description 'LGPD-2026-7Q2K-M0XB' */
                            protocol: string;
                            /** @enum {string} */
                            purpose: "marketing" | "analytics" | "partner-contact";
                        };
                    };
                };
                400: components["responses"]["BAD_REQUEST.TENANT_MISSING.TENANT_UNKNOWN"];
                401: components["responses"]["UNAUTHORIZED"];
                413: components["responses"]["PAYLOAD_TOO_LARGE"];
                415: components["responses"]["UNSUPPORTED_MEDIA_TYPE"];
                429: components["responses"]["TOO_MANY_REQUESTS"];
                503: components["responses"]["UNAVAILABLE"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v3/account/user/saved-searches": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The current user’s saved searches, latest first */
        get: {
            parameters: {
                query?: never;
                header?: never;
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
                        "application/json": {
                            items: components["schemas"]["SavedSearch"][];
                        };
                    };
                };
                400: components["responses"]["BAD_REQUEST.TENANT_MISSING.TENANT_UNKNOWN"];
                401: components["responses"]["UNAUTHORIZED"];
                429: components["responses"]["TOO_MANY_REQUESTS"];
                503: components["responses"]["UNAVAILABLE"];
            };
        };
        put?: never;
        /** Save a search by its URL’s query; 200 if it is saved already */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        /** @default true */
                        alerts?: boolean;
                        /** @description Generated from the query when absent. */
                        name?: string;
                        /**
                         * @example city=sao-paulo-sp&grade=1-ano
                         * @example shifts[]=manha&priceMax=900
                         */
                        query: string;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["SavedSearch"];
                    };
                };
                /** @description Default Response */
                201: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["SavedSearch"];
                    };
                };
                400: components["responses"]["BAD_REQUEST.TENANT_MISSING.TENANT_UNKNOWN"];
                401: components["responses"]["UNAUTHORIZED"];
                409: components["responses"]["SAVED_SEARCHES_LIMIT"];
                413: components["responses"]["PAYLOAD_TOO_LARGE"];
                415: components["responses"]["UNSUPPORTED_MEDIA_TYPE"];
                429: components["responses"]["TOO_MANY_REQUESTS"];
                503: components["responses"]["UNAVAILABLE"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v3/account/user/saved-searches/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Delete a saved search */
        delete: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: number;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                204: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
                400: components["responses"]["BAD_REQUEST.TENANT_MISSING.TENANT_UNKNOWN"];
                401: components["responses"]["UNAUTHORIZED"];
                404: components["responses"]["NOT_FOUND"];
                413: components["responses"]["PAYLOAD_TOO_LARGE"];
                414: components["responses"]["BAD_REQUEST"];
                415: components["responses"]["UNSUPPORTED_MEDIA_TYPE"];
                429: components["responses"]["TOO_MANY_REQUESTS"];
                503: components["responses"]["UNAVAILABLE"];
            };
        };
        options?: never;
        head?: never;
        /** Rename a saved search, or change its alerts */
        patch: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: number;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        alertKinds?: ("new-offers" | "lower-prices" | "free-seats")[];
                        alerts?: boolean;
                        name?: string;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["SavedSearch"];
                    };
                };
                400: components["responses"]["BAD_REQUEST.TENANT_MISSING.TENANT_UNKNOWN"];
                401: components["responses"]["UNAUTHORIZED"];
                404: components["responses"]["NOT_FOUND"];
                413: components["responses"]["PAYLOAD_TOO_LARGE"];
                414: components["responses"]["BAD_REQUEST"];
                415: components["responses"]["UNSUPPORTED_MEDIA_TYPE"];
                429: components["responses"]["TOO_MANY_REQUESTS"];
                503: components["responses"]["UNAVAILABLE"];
            };
        };
        trace?: never;
    };
    "/v3/account/user/second-factor": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The second factor of the current user */
        get: {
            parameters: {
                query?: never;
                header?: never;
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
                        "application/json": components["schemas"]["SecondFactor"];
                    };
                };
                400: components["responses"]["BAD_REQUEST.TENANT_MISSING.TENANT_UNKNOWN"];
                401: components["responses"]["UNAUTHORIZED"];
                429: components["responses"]["TOO_MANY_REQUESTS"];
                503: components["responses"]["UNAVAILABLE"];
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
    "/v3/account/user/second-factor/authenticator": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Begin to set up an authenticator app
         * @description The secret counts once a code of it is confirmed, within an hour.
         */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        /** @description See `needed` of the second factor. */
                        password?: string;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Authenticator"];
                    };
                };
                400: components["responses"]["BAD_REQUEST.TENANT_MISSING.TENANT_UNKNOWN"];
                401: components["responses"]["UNAUTHORIZED"];
                403: components["responses"]["CURRENT_PASSWORD_WRONG.FRESH_SIGN_IN_REQUIRED.PASSWORD_NOT_SET.SECOND_FACTOR_REQUIRED"];
                409: components["responses"]["AUTHENTICATOR_EXISTS"];
                413: components["responses"]["PAYLOAD_TOO_LARGE"];
                415: components["responses"]["UNSUPPORTED_MEDIA_TYPE"];
                429: components["responses"]["TOO_MANY_REQUESTS"];
                503: components["responses"]["UNAVAILABLE"];
            };
        };
        /** Remove the authenticator app */
        delete: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                204: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
                400: components["responses"]["BAD_REQUEST.TENANT_MISSING.TENANT_UNKNOWN"];
                401: components["responses"]["UNAUTHORIZED"];
                403: components["responses"]["SECOND_FACTOR_REQUIRED"];
                404: components["responses"]["SECOND_FACTOR_NOT_FOUND"];
                413: components["responses"]["PAYLOAD_TOO_LARGE"];
                415: components["responses"]["UNSUPPORTED_MEDIA_TYPE"];
                429: components["responses"]["TOO_MANY_REQUESTS"];
                503: components["responses"]["UNAVAILABLE"];
            };
        };
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v3/account/user/second-factor/authenticator/confirm": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Confirm an authenticator app with its first code
         * @description Renews the session, which has shown the factor.
         */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        code: string;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["AddedFactor"];
                    };
                };
                400: components["responses"]["BAD_REQUEST.TENANT_MISSING.TENANT_UNKNOWN"];
                401: components["responses"]["UNAUTHORIZED"];
                403: components["responses"]["SECOND_FACTOR_REQUIRED.SECOND_FACTOR_WRONG"];
                409: components["responses"]["AUTHENTICATOR_NOT_BEGUN"];
                413: components["responses"]["PAYLOAD_TOO_LARGE"];
                415: components["responses"]["UNSUPPORTED_MEDIA_TYPE"];
                429: components["responses"]["TOO_MANY_REQUESTS"];
                503: components["responses"]["UNAVAILABLE"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v3/account/user/second-factor/passkeys": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add a passkey
         * @description Renews the session, which has shown the factor.
         */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        id: string;
                        rawId: string;
                        response: {
                            attestationObject: string;
                            clientDataJSON: string;
                            transports?: string[];
                        };
                        /** @enum {string} */
                        type: "public-key";
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["AddedFactor"];
                    };
                };
                400: components["responses"]["BAD_REQUEST.PASSKEY_INVALID.TENANT_MISSING.TENANT_UNKNOWN"];
                401: components["responses"]["UNAUTHORIZED"];
                403: components["responses"]["SECOND_FACTOR_REQUIRED"];
                409: components["responses"]["PASSKEYS_LIMIT"];
                413: components["responses"]["PAYLOAD_TOO_LARGE"];
                415: components["responses"]["UNSUPPORTED_MEDIA_TYPE"];
                429: components["responses"]["TOO_MANY_REQUESTS"];
                503: components["responses"]["UNAVAILABLE"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v3/account/user/second-factor/passkeys/options": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Begin to add a passkey
         * @description The challenge works once, for five minutes, in this session.
         */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        /** @description See `needed` of the second factor. */
                        password?: string;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["PasskeyCreationOptions"];
                    };
                };
                400: components["responses"]["BAD_REQUEST.TENANT_MISSING.TENANT_UNKNOWN"];
                401: components["responses"]["UNAUTHORIZED"];
                403: components["responses"]["CURRENT_PASSWORD_WRONG.FRESH_SIGN_IN_REQUIRED.PASSWORD_NOT_SET.SECOND_FACTOR_REQUIRED"];
                409: components["responses"]["PASSKEYS_LIMIT"];
                413: components["responses"]["PAYLOAD_TOO_LARGE"];
                415: components["responses"]["UNSUPPORTED_MEDIA_TYPE"];
                429: components["responses"]["TOO_MANY_REQUESTS"];
                503: components["responses"]["UNAVAILABLE"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v3/account/user/second-factor/passkeys/remove": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Remove a passkey */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        id: string;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                204: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
                400: components["responses"]["BAD_REQUEST.TENANT_MISSING.TENANT_UNKNOWN"];
                401: components["responses"]["UNAUTHORIZED"];
                403: components["responses"]["SECOND_FACTOR_REQUIRED"];
                404: components["responses"]["SECOND_FACTOR_NOT_FOUND"];
                413: components["responses"]["PAYLOAD_TOO_LARGE"];
                415: components["responses"]["UNSUPPORTED_MEDIA_TYPE"];
                429: components["responses"]["TOO_MANY_REQUESTS"];
                503: components["responses"]["UNAVAILABLE"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v3/account/user/second-factor/recovery-codes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Replace the recovery codes */
        post: {
            parameters: {
                query?: never;
                header?: never;
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
                        "application/json": {
                            /** @description '7Q2K-M0XB-94TC'. Each works once; they are shown only now. */
                            recoveryCodes: string[];
                        };
                    };
                };
                400: components["responses"]["BAD_REQUEST.TENANT_MISSING.TENANT_UNKNOWN"];
                401: components["responses"]["UNAUTHORIZED"];
                403: components["responses"]["SECOND_FACTOR_REQUIRED"];
                404: components["responses"]["SECOND_FACTOR_NOT_FOUND"];
                413: components["responses"]["PAYLOAD_TOO_LARGE"];
                415: components["responses"]["UNSUPPORTED_MEDIA_TYPE"];
                429: components["responses"]["TOO_MANY_REQUESTS"];
                503: components["responses"]["UNAVAILABLE"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v3/account/user/second-factor/verify": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Show the second factor
         * @description Makes the session privileged and renews it: the token of the call is rejected afterwards.
         */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        code: string;
                        /** @enum {string} */
                        method: "authenticator";
                    } | {
                        /** @enum {string} */
                        method: "passkey";
                        passkey: {
                            id: string;
                            rawId: string;
                            response: {
                                authenticatorData: string;
                                clientDataJSON: string;
                                signature: string;
                            };
                            /** @enum {string} */
                            type: "public-key";
                        };
                    } | {
                        code: string;
                        /** @enum {string} */
                        method: "recovery-code";
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Token"];
                    };
                };
                400: components["responses"]["BAD_REQUEST.TENANT_MISSING.TENANT_UNKNOWN"];
                401: components["responses"]["UNAUTHORIZED"];
                403: components["responses"]["SECOND_FACTOR_WRONG"];
                413: components["responses"]["PAYLOAD_TOO_LARGE"];
                415: components["responses"]["UNSUPPORTED_MEDIA_TYPE"];
                429: components["responses"]["TOO_MANY_REQUESTS"];
                503: components["responses"]["UNAVAILABLE"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v3/account/user/second-factor/verify/options": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Begin to show a passkey
         * @description The challenge works once, for five minutes, in this session.
         */
        post: {
            parameters: {
                query?: never;
                header?: never;
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
                        "application/json": components["schemas"]["PasskeyRequestOptions"];
                    };
                };
                400: components["responses"]["BAD_REQUEST.TENANT_MISSING.TENANT_UNKNOWN"];
                401: components["responses"]["UNAUTHORIZED"];
                404: components["responses"]["SECOND_FACTOR_NOT_FOUND"];
                413: components["responses"]["PAYLOAD_TOO_LARGE"];
                415: components["responses"]["UNSUPPORTED_MEDIA_TYPE"];
                429: components["responses"]["TOO_MANY_REQUESTS"];
                503: components["responses"]["UNAVAILABLE"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v3/alerts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ask for alerts of a search by e-mail, without an account
         * @description They begin when the owner of the address follows the link in the mail, which works for 48 hours. The answer is the same for every address.
         */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["AlertRequestInput"];
                };
            };
            responses: {
                /** @description Default Response */
                202: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Message"];
                    };
                };
                400: components["responses"]["BAD_REQUEST.TENANT_MISSING.TENANT_UNKNOWN"];
                413: components["responses"]["PAYLOAD_TOO_LARGE"];
                415: components["responses"]["UNSUPPORTED_MEDIA_TYPE"];
                429: components["responses"]["TOO_MANY_REQUESTS"];
                503: components["responses"]["UNAVAILABLE"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v3/alerts/confirm": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Confirm alerts with the link from the mail
         * @description The link works once. Alerts of an address that an account has confirmed become its saved search; others are kept for a year.
         */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        token: string;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ConfirmedAlert"];
                    };
                };
                400: components["responses"]["BAD_REQUEST.LINK_INVALID.TENANT_MISSING.TENANT_UNKNOWN"];
                409: components["responses"]["SAVED_SEARCHES_LIMIT"];
                413: components["responses"]["PAYLOAD_TOO_LARGE"];
                415: components["responses"]["UNSUPPORTED_MEDIA_TYPE"];
                429: components["responses"]["TOO_MANY_REQUESTS"];
                503: components["responses"]["UNAVAILABLE"];
            };
        };
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
                header?: never;
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
                400: components["responses"]["BAD_REQUEST.TENANT_MISSING.TENANT_UNKNOWN"];
                404: components["responses"]["CITY_NOT_FOUND.NOT_FOUND"];
                414: components["responses"]["BAD_REQUEST"];
                429: components["responses"]["TOO_MANY_REQUESTS"];
                503: components["responses"]["UNAVAILABLE"];
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
    "/v3/marketplace/directory/changes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Changes of schools and their offers since a version of the data */
        get: {
            parameters: {
                query?: {
                    /** @description `version` of the previous call; 0 for the first. */
                    since?: number;
                };
                header?: never;
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
                        "application/json": components["schemas"]["DirectoryChanges"];
                    };
                };
                400: components["responses"]["APPLICATION_NAME_MISSING.BAD_REQUEST.TENANT_MISSING.TENANT_UNKNOWN"];
                401: components["responses"]["UNAUTHORIZED"];
                429: components["responses"]["TOO_MANY_REQUESTS"];
                503: components["responses"]["UNAVAILABLE"];
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
    "/v3/marketplace/directory/map-base-layer": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Cities and neighborhoods with schools around a position */
        get: {
            parameters: {
                query: {
                    lat: number;
                    lng: number;
                    /** @description Kilometres. */
                    radius: number;
                };
                header?: never;
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
                        "application/json": components["schemas"]["MapBaseLayer"];
                    };
                };
                400: components["responses"]["BAD_REQUEST.TENANT_MISSING.TENANT_UNKNOWN"];
                429: components["responses"]["TOO_MANY_REQUESTS"];
                503: components["responses"]["UNAVAILABLE"];
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
        /** Numbers of offers, students and partner schools */
        get: {
            parameters: {
                query?: {
                    /** @description A state’s slug or abbreviation; the whole country if absent. */
                    state?: string;
                };
                header?: never;
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
                400: components["responses"]["BAD_REQUEST.TENANT_MISSING.TENANT_UNKNOWN"];
                404: components["responses"]["STATE_NOT_FOUND"];
                429: components["responses"]["TOO_MANY_REQUESTS"];
                503: components["responses"]["UNAVAILABLE"];
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
    "/v3/marketplace/directory/place-summary": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Schools, offers, fees, parts and best-rated schools of a place */
        get: {
            parameters: {
                query?: {
                    /** @description A city's slug. */
                    city?: string;
                    /** @description A neighborhood's slug within the city. */
                    neighborhood?: string;
                    /** @description A stage group's slug: counts are then of that stage. */
                    stage?: string;
                    /** @description A state's slug or abbreviation; the whole country without any place. */
                    state?: string;
                };
                header?: never;
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
                        "application/json": components["schemas"]["PlaceSummary"];
                    };
                };
                400: components["responses"]["BAD_REQUEST.TENANT_MISSING.TENANT_UNKNOWN"];
                404: components["responses"]["CITY_NOT_FOUND.NEIGHBORHOOD_NOT_FOUND.STAGE_NOT_FOUND.STATE_NOT_FOUND"];
                429: components["responses"]["TOO_MANY_REQUESTS"];
                503: components["responses"]["UNAVAILABLE"];
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
    "/v3/marketplace/directory/sitemap": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The parts of the sitemap, by kind of page and state */
        get: {
            parameters: {
                query?: never;
                header?: never;
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
                        "application/json": components["schemas"]["SitemapParts"];
                    };
                };
                400: components["responses"]["BAD_REQUEST.TENANT_MISSING.TENANT_UNKNOWN"];
                429: components["responses"]["TOO_MANY_REQUESTS"];
                503: components["responses"]["UNAVAILABLE"];
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
    "/v3/marketplace/directory/sitemap/{kind}/{uf}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Indexable pages of one kind in one state, a batch of cities at a time */
        get: {
            parameters: {
                query?: {
                    /** @description `next` of the previous batch. */
                    after?: number;
                };
                header?: never;
                path: {
                    kind: "cities" | "neighborhoods" | "stages" | "schools";
                    uf: string;
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
                        "application/json": components["schemas"]["SitemapPages"];
                    };
                };
                400: components["responses"]["BAD_REQUEST.TENANT_MISSING.TENANT_UNKNOWN"];
                404: components["responses"]["NOT_FOUND.STATE_NOT_FOUND"];
                414: components["responses"]["BAD_REQUEST"];
                429: components["responses"]["TOO_MANY_REQUESTS"];
                503: components["responses"]["UNAVAILABLE"];
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
                header?: never;
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
                400: components["responses"]["BAD_REQUEST.TENANT_MISSING.TENANT_UNKNOWN"];
                404: components["responses"]["STAGE_NOT_FOUND"];
                429: components["responses"]["TOO_MANY_REQUESTS"];
                503: components["responses"]["UNAVAILABLE"];
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
                header?: never;
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
                400: components["responses"]["BAD_REQUEST.TENANT_MISSING.TENANT_UNKNOWN"];
                404: components["responses"]["CITY_NOT_FOUND.NEIGHBORHOOD_NOT_FOUND.NOT_FOUND"];
                414: components["responses"]["BAD_REQUEST"];
                429: components["responses"]["TOO_MANY_REQUESTS"];
                503: components["responses"]["UNAVAILABLE"];
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
    "/v3/operator/accounts/{email}/second-factor": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Remove the second factor of an account
         * @description With all passkeys, the authenticator app and the recovery codes. No session of the account stays privileged, and its owner is notified.
         */
        delete: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    email: string;
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
                        "application/json": components["schemas"]["ResetSecondFactor"];
                    };
                };
                400: components["responses"]["BAD_REQUEST.TENANT_MISSING.TENANT_UNKNOWN"];
                401: components["responses"]["UNAUTHORIZED"];
                404: components["responses"]["NOT_FOUND.SECOND_FACTOR_NOT_FOUND"];
                413: components["responses"]["PAYLOAD_TOO_LARGE"];
                414: components["responses"]["BAD_REQUEST"];
                415: components["responses"]["UNSUPPORTED_MEDIA_TYPE"];
                429: components["responses"]["TOO_MANY_REQUESTS"];
                503: components["responses"]["UNAVAILABLE"];
            };
        };
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v3/operator/operators": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The accounts of our own team */
        get: {
            parameters: {
                query?: never;
                header?: never;
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
                        "application/json": components["schemas"]["Operator"][];
                    };
                };
                400: components["responses"]["BAD_REQUEST.TENANT_MISSING.TENANT_UNKNOWN"];
                401: components["responses"]["UNAUTHORIZED"];
                429: components["responses"]["TOO_MANY_REQUESTS"];
                503: components["responses"]["UNAVAILABLE"];
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
    "/v3/operator/operators/{email}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Make an account an operator */
        put: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    email: string;
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
                        "application/json": components["schemas"]["Operator"][];
                    };
                };
                400: components["responses"]["BAD_REQUEST.TENANT_MISSING.TENANT_UNKNOWN"];
                401: components["responses"]["UNAUTHORIZED"];
                404: components["responses"]["NOT_FOUND.OPERATOR_NOT_FOUND"];
                413: components["responses"]["PAYLOAD_TOO_LARGE"];
                414: components["responses"]["BAD_REQUEST"];
                415: components["responses"]["UNSUPPORTED_MEDIA_TYPE"];
                429: components["responses"]["TOO_MANY_REQUESTS"];
                503: components["responses"]["UNAVAILABLE"];
            };
        };
        post?: never;
        /** Take the role of an operator away */
        delete: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    email: string;
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
                        "application/json": components["schemas"]["Operator"][];
                    };
                };
                400: components["responses"]["BAD_REQUEST.TENANT_MISSING.TENANT_UNKNOWN"];
                401: components["responses"]["UNAUTHORIZED"];
                404: components["responses"]["NOT_FOUND.OPERATOR_NOT_FOUND"];
                413: components["responses"]["PAYLOAD_TOO_LARGE"];
                414: components["responses"]["BAD_REQUEST"];
                415: components["responses"]["UNSUPPORTED_MEDIA_TYPE"];
                429: components["responses"]["TOO_MANY_REQUESTS"];
                503: components["responses"]["UNAVAILABLE"];
            };
        };
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v3/operator/schools/{slug}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A school, with its e-mail, phone and website */
        get: {
            parameters: {
                query?: never;
                header?: never;
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
                        "application/json": components["schemas"]["OperatedSchool"];
                    };
                };
                400: components["responses"]["BAD_REQUEST.TENANT_MISSING.TENANT_UNKNOWN"];
                401: components["responses"]["UNAUTHORIZED"];
                404: components["responses"]["NOT_FOUND.SCHOOL_NOT_FOUND"];
                414: components["responses"]["BAD_REQUEST"];
                429: components["responses"]["TOO_MANY_REQUESTS"];
                503: components["responses"]["UNAVAILABLE"];
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
    "/v3/operator/schools/{slug}/contact": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Set e-mail, phone or website of a school; no import overwrites them */
        put: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    slug: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["SchoolContactInput"];
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["OperatedSchool"];
                    };
                };
                400: components["responses"]["BAD_REQUEST.TENANT_MISSING.TENANT_UNKNOWN"];
                401: components["responses"]["UNAUTHORIZED"];
                404: components["responses"]["NOT_FOUND.SCHOOL_NOT_FOUND"];
                413: components["responses"]["PAYLOAD_TOO_LARGE"];
                414: components["responses"]["BAD_REQUEST"];
                415: components["responses"]["UNSUPPORTED_MEDIA_TYPE"];
                429: components["responses"]["TOO_MANY_REQUESTS"];
                503: components["responses"]["UNAVAILABLE"];
            };
        };
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v3/panel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What the current user may do in the panel */
        get: {
            parameters: {
                query?: never;
                header?: never;
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
                        "application/json": components["schemas"]["Panel"];
                    };
                };
                400: components["responses"]["BAD_REQUEST.TENANT_MISSING.TENANT_UNKNOWN"];
                401: components["responses"]["UNAUTHORIZED"];
                429: components["responses"]["TOO_MANY_REQUESTS"];
                503: components["responses"]["UNAVAILABLE"];
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
    "/v3/panel/claims": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The current user's claims of schools */
        get: {
            parameters: {
                query?: never;
                header?: never;
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
                        "application/json": components["schemas"]["OwnClaims"];
                    };
                };
                400: components["responses"]["BAD_REQUEST.TENANT_MISSING.TENANT_UNKNOWN"];
                401: components["responses"]["UNAUTHORIZED"];
                429: components["responses"]["TOO_MANY_REQUESTS"];
                503: components["responses"]["UNAVAILABLE"];
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
    "/v3/panel/claims/{school}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** How the current user can claim a school, and their latest claim */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    school: string;
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
                        "application/json": components["schemas"]["ClaimPage"];
                    };
                };
                400: components["responses"]["BAD_REQUEST.TENANT_MISSING.TENANT_UNKNOWN"];
                401: components["responses"]["UNAUTHORIZED"];
                404: components["responses"]["NOT_FOUND.SCHOOL_NOT_FOUND"];
                414: components["responses"]["BAD_REQUEST"];
                429: components["responses"]["TOO_MANY_REQUESTS"];
                503: components["responses"]["UNAVAILABLE"];
            };
        };
        put?: never;
        /** Claim a school by a code: by e-mail to its registered address, or on its registered telephone */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    school: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        /** @enum {string} */
                        proof: "email" | "phone";
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ClaimPage"];
                    };
                };
                400: components["responses"]["BAD_REQUEST.TENANT_MISSING.TENANT_UNKNOWN"];
                401: components["responses"]["UNAUTHORIZED"];
                404: components["responses"]["NOT_FOUND.SCHOOL_NOT_FOUND"];
                409: components["responses"]["ALREADY_MEMBER.CLAIM_PROOF_UNAVAILABLE.CLAIM_REJECTED_RECENTLY.CLAIM_UNDER_WAY.EMAIL_UNCONFIRMED.SCHOOL_UNLISTED"];
                413: components["responses"]["PAYLOAD_TOO_LARGE"];
                414: components["responses"]["BAD_REQUEST"];
                415: components["responses"]["UNSUPPORTED_MEDIA_TYPE"];
                429: components["responses"]["TOO_MANY_REQUESTS"];
                503: components["responses"]["UNAVAILABLE"];
            };
        };
        /** Withdraw an open claim */
        delete: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    school: string;
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
                        "application/json": components["schemas"]["ClaimPage"];
                    };
                };
                400: components["responses"]["BAD_REQUEST.TENANT_MISSING.TENANT_UNKNOWN"];
                401: components["responses"]["UNAUTHORIZED"];
                404: components["responses"]["CLAIM_NOT_FOUND.NOT_FOUND.SCHOOL_NOT_FOUND"];
                413: components["responses"]["PAYLOAD_TOO_LARGE"];
                414: components["responses"]["BAD_REQUEST"];
                415: components["responses"]["UNSUPPORTED_MEDIA_TYPE"];
                429: components["responses"]["TOO_MANY_REQUESTS"];
                503: components["responses"]["UNAVAILABLE"];
            };
        };
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v3/panel/claims/{school}/code": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Enter the code of a claim */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    school: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        code: string;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ClaimPage"];
                    };
                };
                400: components["responses"]["BAD_REQUEST.CLAIM_CODE_WRONG.TENANT_MISSING.TENANT_UNKNOWN"];
                401: components["responses"]["UNAUTHORIZED"];
                404: components["responses"]["CLAIM_NOT_FOUND.NOT_FOUND.SCHOOL_NOT_FOUND"];
                409: components["responses"]["CLAIM_CODE_EXPIRED"];
                413: components["responses"]["PAYLOAD_TOO_LARGE"];
                414: components["responses"]["BAD_REQUEST"];
                415: components["responses"]["UNSUPPORTED_MEDIA_TYPE"];
                429: components["responses"]["TOO_MANY_REQUESTS"];
                503: components["responses"]["UNAVAILABLE"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v3/panel/claims/{school}/document": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Claim a school by a document, such as its CNPJ card
         * @description The body is a file: PDF, JPEG, PNG or WebP by its bytes, of 5 MB at most; HEIC is rejected with what to do.
         */
        put: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    school: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/pdf": Blob;
                    "image/heic": Blob;
                    "image/heif": Blob;
                    "image/jpeg": Blob;
                    "image/png": Blob;
                    "image/webp": Blob;
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ClaimPage"];
                    };
                };
                400: components["responses"]["BAD_REQUEST.DOCUMENT_UNREADABLE.TENANT_MISSING.TENANT_UNKNOWN"];
                401: components["responses"]["UNAUTHORIZED"];
                404: components["responses"]["NOT_FOUND.SCHOOL_NOT_FOUND"];
                409: components["responses"]["ALREADY_MEMBER.CLAIM_PROOF_UNAVAILABLE.CLAIM_REJECTED_RECENTLY.CLAIM_UNDER_WAY.EMAIL_UNCONFIRMED.SCHOOL_UNLISTED"];
                413: components["responses"]["PAYLOAD_TOO_LARGE"];
                414: components["responses"]["BAD_REQUEST"];
                415: components["responses"]["UNSUPPORTED_MEDIA_TYPE"];
                429: components["responses"]["TOO_MANY_REQUESTS"];
                503: components["responses"]["UNAVAILABLE"];
            };
        };
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v3/panel/claims/{school}/page": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A claimed school's page as its claimant prepares it */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    school: string;
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
                        "application/json": components["schemas"]["ClaimedPage"];
                    };
                };
                400: components["responses"]["BAD_REQUEST.TENANT_MISSING.TENANT_UNKNOWN"];
                401: components["responses"]["UNAUTHORIZED"];
                404: components["responses"]["CLAIM_NOT_FOUND.NOT_FOUND.SCHOOL_NOT_FOUND"];
                414: components["responses"]["BAD_REQUEST"];
                429: components["responses"]["TOO_MANY_REQUESTS"];
                503: components["responses"]["UNAVAILABLE"];
            };
        };
        /**
         * Prepare a claimed school's page
         * @description The stated fields are stored over those prepared before, which may come from another device. One that says what the claimant saw is prepared no more. Nothing of it is public: once the claim is approved, the claimant publishes it.
         */
        put: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    school: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["PreparedSchoolPageInput"];
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ClaimedPage"];
                    };
                };
                400: components["responses"]["BAD_REQUEST.TENANT_MISSING.TENANT_UNKNOWN"];
                401: components["responses"]["UNAUTHORIZED"];
                404: components["responses"]["CLAIM_NOT_FOUND.NOT_FOUND.SCHOOL_NOT_FOUND"];
                413: components["responses"]["PAYLOAD_TOO_LARGE"];
                414: components["responses"]["BAD_REQUEST"];
                415: components["responses"]["UNSUPPORTED_MEDIA_TYPE"];
                429: components["responses"]["TOO_MANY_REQUESTS"];
                503: components["responses"]["UNAVAILABLE"];
            };
        };
        post?: never;
        /** Remove what a claimant has prepared, also after the approval */
        delete: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    school: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                204: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
                400: components["responses"]["BAD_REQUEST.TENANT_MISSING.TENANT_UNKNOWN"];
                401: components["responses"]["UNAUTHORIZED"];
                404: components["responses"]["CLAIM_NOT_FOUND.NOT_FOUND.SCHOOL_NOT_FOUND"];
                413: components["responses"]["PAYLOAD_TOO_LARGE"];
                414: components["responses"]["BAD_REQUEST"];
                415: components["responses"]["UNSUPPORTED_MEDIA_TYPE"];
                429: components["responses"]["TOO_MANY_REQUESTS"];
                503: components["responses"]["UNAVAILABLE"];
            };
        };
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v3/panel/invitations/accept": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Accept an invitation */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        token: string;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["JoinedSchool"];
                    };
                };
                400: components["responses"]["BAD_REQUEST.LINK_INVALID.TENANT_MISSING.TENANT_UNKNOWN"];
                401: components["responses"]["UNAUTHORIZED"];
                409: components["responses"]["INVITATION_OTHER_EMAIL"];
                413: components["responses"]["PAYLOAD_TOO_LARGE"];
                415: components["responses"]["UNSUPPORTED_MEDIA_TYPE"];
                429: components["responses"]["TOO_MANY_REQUESTS"];
                503: components["responses"]["UNAVAILABLE"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v3/panel/invitations/find": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** The invitation of a link */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        token: string;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Invitation"];
                    };
                };
                400: components["responses"]["BAD_REQUEST.LINK_INVALID.TENANT_MISSING.TENANT_UNKNOWN"];
                401: components["responses"]["UNAUTHORIZED"];
                413: components["responses"]["PAYLOAD_TOO_LARGE"];
                415: components["responses"]["UNSUPPORTED_MEDIA_TYPE"];
                429: components["responses"]["TOO_MANY_REQUESTS"];
                503: components["responses"]["UNAVAILABLE"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v3/panel/operation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What waits for our team */
        get: {
            parameters: {
                query?: never;
                header?: never;
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
                        "application/json": components["schemas"]["Operation"];
                    };
                };
                400: components["responses"]["BAD_REQUEST.TENANT_MISSING.TENANT_UNKNOWN"];
                401: components["responses"]["UNAUTHORIZED"];
                403: components["responses"]["FORBIDDEN.SECOND_FACTOR_REQUIRED"];
                404: components["responses"]["SCHOOL_NOT_FOUND"];
                429: components["responses"]["TOO_MANY_REQUESTS"];
                503: components["responses"]["UNAVAILABLE"];
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
    "/v3/panel/operation/accounts/find": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Find accounts by their whole e-mail, CPF or name
         * @description Masked. Every search is recorded.
         */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["AccountSearchInput"];
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["FoundAccounts"];
                    };
                };
                400: components["responses"]["BAD_REQUEST.TENANT_MISSING.TENANT_UNKNOWN"];
                401: components["responses"]["UNAUTHORIZED"];
                403: components["responses"]["FORBIDDEN.SECOND_FACTOR_REQUIRED"];
                404: components["responses"]["SCHOOL_NOT_FOUND"];
                413: components["responses"]["PAYLOAD_TOO_LARGE"];
                415: components["responses"]["UNSUPPORTED_MEDIA_TYPE"];
                429: components["responses"]["TOO_MANY_REQUESTS"];
                503: components["responses"]["UNAVAILABLE"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v3/panel/operation/claims": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Claims that our team decides, oldest first */
        get: {
            parameters: {
                query?: never;
                header?: never;
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
                        "application/json": components["schemas"]["WaitingClaims"];
                    };
                };
                400: components["responses"]["BAD_REQUEST.TENANT_MISSING.TENANT_UNKNOWN"];
                401: components["responses"]["UNAUTHORIZED"];
                403: components["responses"]["FORBIDDEN.SECOND_FACTOR_REQUIRED"];
                404: components["responses"]["SCHOOL_NOT_FOUND"];
                429: components["responses"]["TOO_MANY_REQUESTS"];
                503: components["responses"]["UNAVAILABLE"];
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
    "/v3/panel/operation/claims/{id}/approve": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Approve a claim */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: number;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        /**
                         * @description Without it, owner for the first person of the school, otherwise staff.
                         * @enum {string}
                         */
                        role?: "staff" | "owner";
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["WaitingClaims"];
                    };
                };
                400: components["responses"]["BAD_REQUEST.TENANT_MISSING.TENANT_UNKNOWN"];
                401: components["responses"]["UNAUTHORIZED"];
                403: components["responses"]["FORBIDDEN.SECOND_FACTOR_REQUIRED"];
                404: components["responses"]["CLAIM_NOT_FOUND.NOT_FOUND.SCHOOL_NOT_FOUND"];
                409: components["responses"]["CLAIM_DECIDED"];
                413: components["responses"]["PAYLOAD_TOO_LARGE"];
                414: components["responses"]["BAD_REQUEST"];
                415: components["responses"]["UNSUPPORTED_MEDIA_TYPE"];
                429: components["responses"]["TOO_MANY_REQUESTS"];
                503: components["responses"]["UNAVAILABLE"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v3/panel/operation/claims/{id}/code": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** A code to read out on the school's registered telephone */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: number;
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
                        "application/json": components["schemas"]["PhoneCode"];
                    };
                };
                400: components["responses"]["BAD_REQUEST.TENANT_MISSING.TENANT_UNKNOWN"];
                401: components["responses"]["UNAUTHORIZED"];
                403: components["responses"]["FORBIDDEN.SECOND_FACTOR_REQUIRED"];
                404: components["responses"]["CLAIM_NOT_FOUND.NOT_FOUND.SCHOOL_NOT_FOUND"];
                409: components["responses"]["CLAIM_DECIDED"];
                413: components["responses"]["PAYLOAD_TOO_LARGE"];
                414: components["responses"]["BAD_REQUEST"];
                415: components["responses"]["UNSUPPORTED_MEDIA_TYPE"];
                429: components["responses"]["TOO_MANY_REQUESTS"];
                503: components["responses"]["UNAVAILABLE"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v3/panel/operation/claims/{id}/document": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The document of a claim */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: number;
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
                        "application/json": components["schemas"]["ClaimDocument"];
                    };
                };
                400: components["responses"]["BAD_REQUEST.TENANT_MISSING.TENANT_UNKNOWN"];
                401: components["responses"]["UNAUTHORIZED"];
                403: components["responses"]["FORBIDDEN.SECOND_FACTOR_REQUIRED"];
                404: components["responses"]["CLAIM_NOT_FOUND.NOT_FOUND.SCHOOL_NOT_FOUND"];
                414: components["responses"]["BAD_REQUEST"];
                429: components["responses"]["TOO_MANY_REQUESTS"];
                503: components["responses"]["UNAVAILABLE"];
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
    "/v3/panel/operation/claims/{id}/reject": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Reject a claim with a reason */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: number;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        reason: string;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["WaitingClaims"];
                    };
                };
                400: components["responses"]["BAD_REQUEST.TENANT_MISSING.TENANT_UNKNOWN"];
                401: components["responses"]["UNAUTHORIZED"];
                403: components["responses"]["FORBIDDEN.SECOND_FACTOR_REQUIRED"];
                404: components["responses"]["CLAIM_NOT_FOUND.NOT_FOUND.SCHOOL_NOT_FOUND"];
                409: components["responses"]["CLAIM_DECIDED"];
                413: components["responses"]["PAYLOAD_TOO_LARGE"];
                414: components["responses"]["BAD_REQUEST"];
                415: components["responses"]["UNSUPPORTED_MEDIA_TYPE"];
                429: components["responses"]["TOO_MANY_REQUESTS"];
                503: components["responses"]["UNAVAILABLE"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v3/panel/operation/funnel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The same of all schools together */
        get: {
            parameters: {
                query?: never;
                header?: never;
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
                        "application/json": components["schemas"]["Funnel"];
                    };
                };
                400: components["responses"]["BAD_REQUEST.TENANT_MISSING.TENANT_UNKNOWN"];
                401: components["responses"]["UNAUTHORIZED"];
                403: components["responses"]["FORBIDDEN.SECOND_FACTOR_REQUIRED"];
                404: components["responses"]["SCHOOL_NOT_FOUND"];
                429: components["responses"]["TOO_MANY_REQUESTS"];
                503: components["responses"]["UNAVAILABLE"];
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
    "/v3/panel/operation/imports": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The last imports, latest first */
        get: {
            parameters: {
                query?: never;
                header?: never;
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
                        "application/json": components["schemas"]["ImportRuns"];
                    };
                };
                400: components["responses"]["BAD_REQUEST.TENANT_MISSING.TENANT_UNKNOWN"];
                401: components["responses"]["UNAUTHORIZED"];
                403: components["responses"]["FORBIDDEN.SECOND_FACTOR_REQUIRED"];
                404: components["responses"]["SCHOOL_NOT_FOUND"];
                429: components["responses"]["TOO_MANY_REQUESTS"];
                503: components["responses"]["UNAVAILABLE"];
            };
        };
        put?: never;
        /**
         * Begin to preview an uploaded file
         * @description It goes on after the response: read the run to see how far it is.
         */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["NewImportRunInputInput"];
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["BegunImportRun"];
                    };
                };
                400: components["responses"]["BAD_REQUEST.TENANT_MISSING.TENANT_UNKNOWN"];
                401: components["responses"]["UNAUTHORIZED"];
                403: components["responses"]["FORBIDDEN.SECOND_FACTOR_REQUIRED"];
                404: components["responses"]["SCHOOL_NOT_FOUND.UPLOAD_NOT_FOUND"];
                409: components["responses"]["IMPORT_UNDER_WAY.UPLOAD_CHANGED"];
                413: components["responses"]["PAYLOAD_TOO_LARGE"];
                415: components["responses"]["UNSUPPORTED_MEDIA_TYPE"];
                429: components["responses"]["TOO_MANY_REQUESTS"];
                503: components["responses"]["UNAVAILABLE"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v3/panel/operation/imports/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** How far an import is, or what it has changed */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: number;
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
                        "application/json": components["schemas"]["ImportRun"];
                    };
                };
                400: components["responses"]["BAD_REQUEST.TENANT_MISSING.TENANT_UNKNOWN"];
                401: components["responses"]["UNAUTHORIZED"];
                403: components["responses"]["FORBIDDEN.SECOND_FACTOR_REQUIRED"];
                404: components["responses"]["IMPORT_NOT_FOUND.NOT_FOUND.SCHOOL_NOT_FOUND"];
                414: components["responses"]["BAD_REQUEST"];
                429: components["responses"]["TOO_MANY_REQUESTS"];
                503: components["responses"]["UNAVAILABLE"];
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
    "/v3/panel/operation/imports/{id}/apply": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Begin to import a file as it was previewed */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: number;
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
                        "application/json": components["schemas"]["BegunImportRun"];
                    };
                };
                400: components["responses"]["BAD_REQUEST.TENANT_MISSING.TENANT_UNKNOWN"];
                401: components["responses"]["UNAUTHORIZED"];
                403: components["responses"]["FORBIDDEN.SECOND_FACTOR_REQUIRED"];
                404: components["responses"]["IMPORT_NOT_FOUND.NOT_FOUND.SCHOOL_NOT_FOUND.UPLOAD_NOT_FOUND"];
                409: components["responses"]["IMPORT_NOT_PREVIEWED.IMPORT_UNDER_WAY.UPLOAD_CHANGED"];
                413: components["responses"]["PAYLOAD_TOO_LARGE"];
                414: components["responses"]["BAD_REQUEST"];
                415: components["responses"]["UNSUPPORTED_MEDIA_TYPE"];
                429: components["responses"]["TOO_MANY_REQUESTS"];
                503: components["responses"]["UNAVAILABLE"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v3/panel/operation/imports/{id}/rejected-lines": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The rejected lines of an import as a spreadsheet */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: number;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description The file. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "text/csv; charset=utf-8": unknown;
                    };
                };
                400: components["responses"]["BAD_REQUEST.TENANT_MISSING.TENANT_UNKNOWN"];
                401: components["responses"]["UNAUTHORIZED"];
                403: components["responses"]["FORBIDDEN.SECOND_FACTOR_REQUIRED"];
                404: components["responses"]["IMPORT_NOT_FOUND.NOT_FOUND.SCHOOL_NOT_FOUND"];
                414: components["responses"]["BAD_REQUEST"];
                429: components["responses"]["TOO_MANY_REQUESTS"];
                503: components["responses"]["UNAVAILABLE"];
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
    "/v3/panel/operation/imports/{id}/stop": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Stop an import after its current batch, which stays */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: number;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                204: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
                400: components["responses"]["BAD_REQUEST.TENANT_MISSING.TENANT_UNKNOWN"];
                401: components["responses"]["UNAUTHORIZED"];
                403: components["responses"]["FORBIDDEN.SECOND_FACTOR_REQUIRED"];
                404: components["responses"]["IMPORT_NOT_FOUND.NOT_FOUND.SCHOOL_NOT_FOUND"];
                409: components["responses"]["IMPORT_NOT_RUNNING.IMPORT_OF_COMMAND"];
                413: components["responses"]["PAYLOAD_TOO_LARGE"];
                414: components["responses"]["BAD_REQUEST"];
                415: components["responses"]["UNSUPPORTED_MEDIA_TYPE"];
                429: components["responses"]["TOO_MANY_REQUESTS"];
                503: components["responses"]["UNAVAILABLE"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v3/panel/operation/imports/uploads": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Begin to upload a file, or go on with the same one */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["NewImportUploadInputInput"];
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ImportUpload"];
                    };
                };
                400: components["responses"]["BAD_REQUEST.TENANT_MISSING.TENANT_UNKNOWN"];
                401: components["responses"]["UNAUTHORIZED"];
                403: components["responses"]["FORBIDDEN.SECOND_FACTOR_REQUIRED"];
                404: components["responses"]["SCHOOL_NOT_FOUND"];
                413: components["responses"]["PAYLOAD_TOO_LARGE"];
                415: components["responses"]["UNSUPPORTED_MEDIA_TYPE"];
                429: components["responses"]["TOO_MANY_REQUESTS"];
                503: components["responses"]["UNAVAILABLE"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v3/panel/operation/imports/uploads/{upload}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Discard an uploaded file */
        delete: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    upload: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                204: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
                400: components["responses"]["BAD_REQUEST.TENANT_MISSING.TENANT_UNKNOWN"];
                401: components["responses"]["UNAUTHORIZED"];
                403: components["responses"]["FORBIDDEN.SECOND_FACTOR_REQUIRED"];
                404: components["responses"]["NOT_FOUND.SCHOOL_NOT_FOUND"];
                413: components["responses"]["PAYLOAD_TOO_LARGE"];
                414: components["responses"]["BAD_REQUEST"];
                415: components["responses"]["UNSUPPORTED_MEDIA_TYPE"];
                429: components["responses"]["TOO_MANY_REQUESTS"];
                503: components["responses"]["UNAVAILABLE"];
            };
        };
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v3/panel/operation/imports/uploads/{upload}/chunks/{position}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Upload the next chunk of a file
         * @description The body is 1 MiB of the file; the last chunk is what remains. Repeating one changes nothing.
         */
        put: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    position: number;
                    upload: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/octet-stream": Blob;
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ReceivedImportChunk"];
                    };
                };
                400: components["responses"]["BAD_REQUEST.TENANT_MISSING.TENANT_UNKNOWN.UPLOAD_CHUNK_DAMAGED"];
                401: components["responses"]["UNAUTHORIZED"];
                403: components["responses"]["FORBIDDEN.SECOND_FACTOR_REQUIRED"];
                404: components["responses"]["NOT_FOUND.SCHOOL_NOT_FOUND.UPLOAD_NOT_FOUND"];
                409: components["responses"]["UPLOAD_CHANGED"];
                413: components["responses"]["PAYLOAD_TOO_LARGE"];
                414: components["responses"]["BAD_REQUEST"];
                415: components["responses"]["UNSUPPORTED_MEDIA_TYPE"];
                429: components["responses"]["TOO_MANY_REQUESTS"];
                503: components["responses"]["UNAVAILABLE"];
            };
        };
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v3/panel/operation/mails": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Mails that could not be sent, latest first, without content */
        get: {
            parameters: {
                query?: {
                    page?: number;
                    size?: number;
                    state?: "failed" | "held-back";
                };
                header?: never;
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
                        "application/json": components["schemas"]["UnsentMails"];
                    };
                };
                400: components["responses"]["BAD_REQUEST.TENANT_MISSING.TENANT_UNKNOWN"];
                401: components["responses"]["UNAUTHORIZED"];
                403: components["responses"]["FORBIDDEN.SECOND_FACTOR_REQUIRED"];
                404: components["responses"]["SCHOOL_NOT_FOUND"];
                429: components["responses"]["TOO_MANY_REQUESTS"];
                503: components["responses"]["UNAVAILABLE"];
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
    "/v3/panel/operation/mails/{mail}/deletion": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Delete one of them */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    mail: number;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["MailDeletionInput"];
                };
            };
            responses: {
                /** @description Default Response */
                204: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
                400: components["responses"]["BAD_REQUEST.TENANT_MISSING.TENANT_UNKNOWN"];
                401: components["responses"]["UNAUTHORIZED"];
                403: components["responses"]["FORBIDDEN.SECOND_FACTOR_REQUIRED"];
                404: components["responses"]["NOT_FOUND.SCHOOL_NOT_FOUND"];
                413: components["responses"]["PAYLOAD_TOO_LARGE"];
                414: components["responses"]["BAD_REQUEST"];
                415: components["responses"]["UNSUPPORTED_MEDIA_TYPE"];
                429: components["responses"]["TOO_MANY_REQUESTS"];
                503: components["responses"]["UNAVAILABLE"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v3/panel/operation/mails/{mail}/retry": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Send one of them again */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    mail: number;
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
                        "application/json": components["schemas"]["RetriedMails"];
                    };
                };
                400: components["responses"]["BAD_REQUEST.TENANT_MISSING.TENANT_UNKNOWN"];
                401: components["responses"]["UNAUTHORIZED"];
                403: components["responses"]["FORBIDDEN.SECOND_FACTOR_REQUIRED"];
                404: components["responses"]["NOT_FOUND.SCHOOL_NOT_FOUND"];
                413: components["responses"]["PAYLOAD_TOO_LARGE"];
                414: components["responses"]["BAD_REQUEST"];
                415: components["responses"]["UNSUPPORTED_MEDIA_TYPE"];
                429: components["responses"]["TOO_MANY_REQUESTS"];
                503: components["responses"]["UNAVAILABLE"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v3/panel/operation/mails/retry": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Send all dead letters again, after the mail server was down for more than a day */
        post: {
            parameters: {
                query?: never;
                header?: never;
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
                        "application/json": components["schemas"]["RetriedMails"];
                    };
                };
                400: components["responses"]["BAD_REQUEST.TENANT_MISSING.TENANT_UNKNOWN"];
                401: components["responses"]["UNAUTHORIZED"];
                403: components["responses"]["FORBIDDEN.SECOND_FACTOR_REQUIRED"];
                404: components["responses"]["SCHOOL_NOT_FOUND"];
                413: components["responses"]["PAYLOAD_TOO_LARGE"];
                415: components["responses"]["UNSUPPORTED_MEDIA_TYPE"];
                429: components["responses"]["TOO_MANY_REQUESTS"];
                503: components["responses"]["UNAVAILABLE"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v3/panel/operation/metrics": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Speed and errors of pages, and how far visits come */
        get: {
            parameters: {
                query?: {
                    /** @description 7, 28 or 90. */
                    days?: number;
                    /** @description Pattern of a route, for the measurements by day. */
                    route?: string;
                };
                header?: never;
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
                        "application/json": components["schemas"]["SiteMetrics"];
                    };
                };
                400: components["responses"]["BAD_REQUEST.TENANT_MISSING.TENANT_UNKNOWN"];
                401: components["responses"]["UNAUTHORIZED"];
                403: components["responses"]["FORBIDDEN.SECOND_FACTOR_REQUIRED"];
                404: components["responses"]["SCHOOL_NOT_FOUND"];
                429: components["responses"]["TOO_MANY_REQUESTS"];
                503: components["responses"]["UNAVAILABLE"];
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
    "/v3/panel/operation/orders": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The orders of all schools without a seat, or not refunded, oldest first */
        get: {
            parameters: {
                query?: {
                    page?: number;
                    size?: number;
                    state?: "oversold" | "refund-due";
                };
                header?: never;
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
                        "application/json": components["schemas"]["OperatedOrders"];
                    };
                };
                400: components["responses"]["BAD_REQUEST.TENANT_MISSING.TENANT_UNKNOWN"];
                401: components["responses"]["UNAUTHORIZED"];
                403: components["responses"]["FORBIDDEN.SECOND_FACTOR_REQUIRED"];
                404: components["responses"]["SCHOOL_NOT_FOUND"];
                429: components["responses"]["TOO_MANY_REQUESTS"];
                503: components["responses"]["UNAVAILABLE"];
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
    "/v3/panel/operation/orders/{order}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** An order of any school by its code */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    /** @description Its internalTransactionCode. */
                    order: string;
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
                        "application/json": components["schemas"]["SchoolOrderPage"];
                    };
                };
                400: components["responses"]["BAD_REQUEST.TENANT_MISSING.TENANT_UNKNOWN"];
                401: components["responses"]["UNAUTHORIZED"];
                403: components["responses"]["FORBIDDEN.SECOND_FACTOR_REQUIRED"];
                404: components["responses"]["NOT_FOUND.ORDER_NOT_FOUND.SCHOOL_NOT_FOUND"];
                414: components["responses"]["BAD_REQUEST"];
                429: components["responses"]["TOO_MANY_REQUESTS"];
                503: components["responses"]["UNAVAILABLE"];
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
    "/v3/panel/operation/redirects": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Redirect rules, by path */
        get: {
            parameters: {
                query?: {
                    page?: number;
                    size?: number;
                    /** @description Only rules whose path or target contains it. */
                    text?: string;
                };
                header?: never;
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
                        "application/json": components["schemas"]["RedirectRules"];
                    };
                };
                400: components["responses"]["BAD_REQUEST.TENANT_MISSING.TENANT_UNKNOWN"];
                401: components["responses"]["UNAUTHORIZED"];
                403: components["responses"]["FORBIDDEN.SECOND_FACTOR_REQUIRED"];
                404: components["responses"]["SCHOOL_NOT_FOUND"];
                429: components["responses"]["TOO_MANY_REQUESTS"];
                503: components["responses"]["UNAVAILABLE"];
            };
        };
        /**
         * Add a redirect rule, or change one
         * @description 400 REDIRECT_REJECTED with the reason: another host, a loop, an invalid path.
         */
        put: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["RedirectChangeInput"];
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["RedirectRule"];
                    };
                };
                400: components["responses"]["BAD_REQUEST.REDIRECT_REJECTED.TENANT_MISSING.TENANT_UNKNOWN"];
                401: components["responses"]["UNAUTHORIZED"];
                403: components["responses"]["FORBIDDEN.SECOND_FACTOR_REQUIRED"];
                404: components["responses"]["SCHOOL_NOT_FOUND"];
                409: components["responses"]["CONFLICT"];
                413: components["responses"]["PAYLOAD_TOO_LARGE"];
                415: components["responses"]["UNSUPPORTED_MEDIA_TYPE"];
                429: components["responses"]["TOO_MANY_REQUESTS"];
                503: components["responses"]["UNAVAILABLE"];
            };
        };
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v3/panel/operation/redirects/file/previews": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * What a file would change of the redirect rules
         * @description The body is a CSV file (text/csv) of 5,000 lines at most.
         */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "text/csv": Blob;
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["RedirectFilePreview"];
                    };
                };
                400: components["responses"]["BAD_REQUEST.REDIRECT_REJECTED.TENANT_MISSING.TENANT_UNKNOWN"];
                401: components["responses"]["UNAUTHORIZED"];
                403: components["responses"]["FORBIDDEN.SECOND_FACTOR_REQUIRED"];
                404: components["responses"]["SCHOOL_NOT_FOUND"];
                413: components["responses"]["PAYLOAD_TOO_LARGE"];
                415: components["responses"]["UNSUPPORTED_MEDIA_TYPE"];
                429: components["responses"]["TOO_MANY_REQUESTS"];
                503: components["responses"]["UNAVAILABLE"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v3/panel/operation/redirects/file/previews/{preview}/apply": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Apply a previewed file, all or nothing
         * @description The body is a CSV file (text/csv) of 5,000 lines at most. Rules that it lacks stay as they are.
         */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    preview: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "text/csv": Blob;
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["AppliedRedirectFile"];
                    };
                };
                400: components["responses"]["BAD_REQUEST.REDIRECT_REJECTED.TENANT_MISSING.TENANT_UNKNOWN"];
                401: components["responses"]["UNAUTHORIZED"];
                403: components["responses"]["FORBIDDEN.SECOND_FACTOR_REQUIRED"];
                404: components["responses"]["NOT_FOUND.SCHOOL_NOT_FOUND"];
                409: components["responses"]["CONFLICT"];
                413: components["responses"]["PAYLOAD_TOO_LARGE"];
                414: components["responses"]["BAD_REQUEST"];
                415: components["responses"]["UNSUPPORTED_MEDIA_TYPE"];
                429: components["responses"]["TOO_MANY_REQUESTS"];
                503: components["responses"]["UNAVAILABLE"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v3/panel/operation/redirects/removal": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Remove a redirect rule */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["RedirectRemovalInput"];
                };
            };
            responses: {
                /** @description Default Response */
                204: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
                400: components["responses"]["BAD_REQUEST.TENANT_MISSING.TENANT_UNKNOWN"];
                401: components["responses"]["UNAUTHORIZED"];
                403: components["responses"]["FORBIDDEN.SECOND_FACTOR_REQUIRED"];
                404: components["responses"]["SCHOOL_NOT_FOUND"];
                409: components["responses"]["CONFLICT"];
                413: components["responses"]["PAYLOAD_TOO_LARGE"];
                415: components["responses"]["UNSUPPORTED_MEDIA_TYPE"];
                429: components["responses"]["TOO_MANY_REQUESTS"];
                503: components["responses"]["UNAVAILABLE"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v3/panel/operation/schools": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Schools by name, INEP code or slug, also those that have left the directory */
        get: {
            parameters: {
                query: {
                    text: string;
                };
                header?: never;
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
                        "application/json": components["schemas"]["FoundSchools"];
                    };
                };
                400: components["responses"]["BAD_REQUEST.TENANT_MISSING.TENANT_UNKNOWN"];
                401: components["responses"]["UNAUTHORIZED"];
                403: components["responses"]["FORBIDDEN.SECOND_FACTOR_REQUIRED"];
                404: components["responses"]["SCHOOL_NOT_FOUND"];
                429: components["responses"]["TOO_MANY_REQUESTS"];
                503: components["responses"]["UNAVAILABLE"];
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
    "/v3/panel/operation/texts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Texts that wait for our team, oldest first; or all texts about a school, latest first */
        get: {
            parameters: {
                query?: {
                    page?: number;
                    /** @description Its slug: all texts about it, whatever their state. Without it, those that wait. */
                    school?: string;
                };
                header?: never;
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
                        "application/json": components["schemas"]["OperatedTexts"];
                    };
                };
                400: components["responses"]["BAD_REQUEST.TENANT_MISSING.TENANT_UNKNOWN"];
                401: components["responses"]["UNAUTHORIZED"];
                403: components["responses"]["FORBIDDEN.SECOND_FACTOR_REQUIRED"];
                404: components["responses"]["SCHOOL_NOT_FOUND"];
                429: components["responses"]["TOO_MANY_REQUESTS"];
                503: components["responses"]["UNAVAILABLE"];
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
    "/v3/panel/operation/texts/decisions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Publish, hold or reject texts
         * @description Each is applied by itself. A decision that is applied already changes nothing.
         */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["TextDecisionsInput"];
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["DecidedTexts"];
                    };
                };
                400: components["responses"]["BAD_REQUEST.TENANT_MISSING.TENANT_UNKNOWN"];
                401: components["responses"]["UNAUTHORIZED"];
                403: components["responses"]["FORBIDDEN.SECOND_FACTOR_REQUIRED"];
                404: components["responses"]["SCHOOL_NOT_FOUND"];
                413: components["responses"]["PAYLOAD_TOO_LARGE"];
                415: components["responses"]["UNSUPPORTED_MEDIA_TYPE"];
                429: components["responses"]["TOO_MANY_REQUESTS"];
                503: components["responses"]["UNAVAILABLE"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v3/panel/operation/unconfirmed-schools": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Listed schools that the latest census of their state does not have */
        get: {
            parameters: {
                query?: {
                    page?: number;
                    size?: number;
                };
                header?: never;
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
                        "application/json": components["schemas"]["UnconfirmedSchools"];
                    };
                };
                400: components["responses"]["BAD_REQUEST.TENANT_MISSING.TENANT_UNKNOWN"];
                401: components["responses"]["UNAUTHORIZED"];
                403: components["responses"]["FORBIDDEN.SECOND_FACTOR_REQUIRED"];
                404: components["responses"]["SCHOOL_NOT_FOUND"];
                429: components["responses"]["TOO_MANY_REQUESTS"];
                503: components["responses"]["UNAVAILABLE"];
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
    "/v3/panel/operation/unconfirmed-schools/{school}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Keep such a school until the next census, or close it
         * @description Closing ends its offers, open visits and unpaid reservations, and mails these families and those that have paid. The same decision again changes and sends nothing.
         */
        put: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    school: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["UnconfirmedDecisionInput"];
                };
            };
            responses: {
                /** @description Default Response */
                204: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
                400: components["responses"]["BAD_REQUEST.TENANT_MISSING.TENANT_UNKNOWN"];
                401: components["responses"]["UNAUTHORIZED"];
                403: components["responses"]["FORBIDDEN.SECOND_FACTOR_REQUIRED"];
                404: components["responses"]["NOT_FOUND.SCHOOL_NOT_FOUND"];
                409: components["responses"]["CONFLICT"];
                413: components["responses"]["PAYLOAD_TOO_LARGE"];
                414: components["responses"]["BAD_REQUEST"];
                415: components["responses"]["UNSUPPORTED_MEDIA_TYPE"];
                429: components["responses"]["TOO_MANY_REQUESTS"];
                503: components["responses"]["UNAVAILABLE"];
            };
        };
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v3/panel/operation/visits": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Visit requests of all schools that got no mail or have not answered, without the families’ data */
        get: {
            parameters: {
                query?: {
                    page?: number;
                    size?: number;
                };
                header?: never;
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
                        "application/json": components["schemas"]["UnansweredVisits"];
                    };
                };
                400: components["responses"]["BAD_REQUEST.TENANT_MISSING.TENANT_UNKNOWN"];
                401: components["responses"]["UNAUTHORIZED"];
                403: components["responses"]["FORBIDDEN.SECOND_FACTOR_REQUIRED"];
                404: components["responses"]["SCHOOL_NOT_FOUND"];
                429: components["responses"]["TOO_MANY_REQUESTS"];
                503: components["responses"]["UNAVAILABLE"];
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
    "/v3/panel/schools/{school}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What waits for a school, and its last finished week */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    school: string;
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
                        "application/json": components["schemas"]["SchoolOverview"];
                    };
                };
                400: components["responses"]["BAD_REQUEST.TENANT_MISSING.TENANT_UNKNOWN"];
                401: components["responses"]["UNAUTHORIZED"];
                403: components["responses"]["FORBIDDEN.SECOND_FACTOR_REQUIRED"];
                404: components["responses"]["NOT_FOUND.SCHOOL_NOT_FOUND"];
                414: components["responses"]["BAD_REQUEST"];
                429: components["responses"]["TOO_MANY_REQUESTS"];
                503: components["responses"]["UNAVAILABLE"];
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
    "/v3/panel/schools/{school}/funnel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** From the first view of a school to enrollment, per week and grade */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    school: string;
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
                        "application/json": components["schemas"]["SchoolFunnel"];
                    };
                };
                400: components["responses"]["BAD_REQUEST.TENANT_MISSING.TENANT_UNKNOWN"];
                401: components["responses"]["UNAUTHORIZED"];
                403: components["responses"]["FORBIDDEN.SECOND_FACTOR_REQUIRED"];
                404: components["responses"]["NOT_FOUND.SCHOOL_NOT_FOUND"];
                414: components["responses"]["BAD_REQUEST"];
                429: components["responses"]["TOO_MANY_REQUESTS"];
                503: components["responses"]["UNAVAILABLE"];
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
    "/v3/panel/schools/{school}/invitations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Invite somebody to a school by e-mail; again replaces the link */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    school: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        /** @example maria@exemplo.com.br */
                        email: string;
                        /** @enum {string} */
                        role: "staff" | "owner";
                    };
                };
            };
            responses: {
                /** @description Default Response */
                204: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
                400: components["responses"]["BAD_REQUEST.TENANT_MISSING.TENANT_UNKNOWN"];
                401: components["responses"]["UNAUTHORIZED"];
                403: components["responses"]["FORBIDDEN.SECOND_FACTOR_REQUIRED"];
                404: components["responses"]["NOT_FOUND.SCHOOL_NOT_FOUND"];
                409: components["responses"]["ALREADY_MEMBER.INVITATIONS_LIMIT"];
                413: components["responses"]["PAYLOAD_TOO_LARGE"];
                414: components["responses"]["BAD_REQUEST"];
                415: components["responses"]["UNSUPPORTED_MEDIA_TYPE"];
                429: components["responses"]["TOO_MANY_REQUESTS"];
                503: components["responses"]["UNAVAILABLE"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v3/panel/schools/{school}/invitations/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Withdraw an invitation */
        delete: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: number;
                    school: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                204: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
                400: components["responses"]["BAD_REQUEST.TENANT_MISSING.TENANT_UNKNOWN"];
                401: components["responses"]["UNAUTHORIZED"];
                403: components["responses"]["FORBIDDEN.SECOND_FACTOR_REQUIRED"];
                404: components["responses"]["INVITATION_NOT_FOUND.NOT_FOUND.SCHOOL_NOT_FOUND"];
                413: components["responses"]["PAYLOAD_TOO_LARGE"];
                414: components["responses"]["BAD_REQUEST"];
                415: components["responses"]["UNSUPPORTED_MEDIA_TYPE"];
                429: components["responses"]["TOO_MANY_REQUESTS"];
                503: components["responses"]["UNAVAILABLE"];
            };
        };
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v3/panel/schools/{school}/log": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What people have changed of a school, before and after, and whose contact they have seen */
        get: {
            parameters: {
                query?: {
                    before?: number;
                };
                header?: never;
                path: {
                    school: string;
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
                        "application/json": components["schemas"]["SchoolLog"];
                    };
                };
                400: components["responses"]["BAD_REQUEST.TENANT_MISSING.TENANT_UNKNOWN"];
                401: components["responses"]["UNAUTHORIZED"];
                403: components["responses"]["FORBIDDEN.SECOND_FACTOR_REQUIRED"];
                404: components["responses"]["NOT_FOUND.SCHOOL_NOT_FOUND"];
                414: components["responses"]["BAD_REQUEST"];
                429: components["responses"]["TOO_MANY_REQUESTS"];
                503: components["responses"]["UNAVAILABLE"];
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
    "/v3/panel/schools/{school}/mails": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Choose which mails the current user gets about a school */
        put: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    school: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["SchoolMailChoiceInput"];
                };
            };
            responses: {
                /** @description Default Response */
                204: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
                400: components["responses"]["BAD_REQUEST.TENANT_MISSING.TENANT_UNKNOWN"];
                401: components["responses"]["UNAUTHORIZED"];
                403: components["responses"]["FORBIDDEN.SECOND_FACTOR_REQUIRED"];
                404: components["responses"]["MEMBER_NOT_FOUND.NOT_FOUND.SCHOOL_NOT_FOUND"];
                413: components["responses"]["PAYLOAD_TOO_LARGE"];
                414: components["responses"]["BAD_REQUEST"];
                415: components["responses"]["UNSUPPORTED_MEDIA_TYPE"];
                429: components["responses"]["TOO_MANY_REQUESTS"];
                503: components["responses"]["UNAVAILABLE"];
            };
        };
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v3/panel/schools/{school}/offers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The offers of a school */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    school: string;
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
                        "application/json": components["schemas"]["SchoolOffers"];
                    };
                };
                400: components["responses"]["BAD_REQUEST.TENANT_MISSING.TENANT_UNKNOWN"];
                401: components["responses"]["UNAUTHORIZED"];
                403: components["responses"]["FORBIDDEN.SECOND_FACTOR_REQUIRED"];
                404: components["responses"]["NOT_FOUND.SCHOOL_NOT_FOUND"];
                414: components["responses"]["BAD_REQUEST"];
                429: components["responses"]["TOO_MANY_REQUESTS"];
                503: components["responses"]["UNAVAILABLE"];
            };
        };
        put?: never;
        /** Add an offer */
        post: {
            parameters: {
                query?: never;
                header?: {
                    /** @description A repeated request with the same key returns the same offer. */
                    "idempotency-key"?: string;
                };
                path: {
                    school: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["NewSchoolOfferInput"];
                };
            };
            responses: {
                /** @description Default Response */
                201: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["SchoolOffer"];
                    };
                };
                400: components["responses"]["BAD_REQUEST.TENANT_MISSING.TENANT_UNKNOWN"];
                401: components["responses"]["UNAUTHORIZED"];
                403: components["responses"]["FORBIDDEN.SECOND_FACTOR_REQUIRED"];
                404: components["responses"]["NOT_FOUND.OFFER_NOT_FOUND.SCHOOL_NOT_FOUND"];
                409: components["responses"]["IDEMPOTENCY_KEY_REUSED.SCHOOL_UNLISTED"];
                413: components["responses"]["PAYLOAD_TOO_LARGE"];
                414: components["responses"]["BAD_REQUEST"];
                415: components["responses"]["UNSUPPORTED_MEDIA_TYPE"];
                429: components["responses"]["TOO_MANY_REQUESTS"];
                503: components["responses"]["UNAVAILABLE"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v3/panel/schools/{school}/offers/{offer}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Change an offer */
        put: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    offer: number;
                    school: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["ChangedSchoolOfferInput"];
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["SchoolOffer"];
                    };
                };
                400: components["responses"]["BAD_REQUEST.TENANT_MISSING.TENANT_UNKNOWN"];
                401: components["responses"]["UNAUTHORIZED"];
                403: components["responses"]["FORBIDDEN.SECOND_FACTOR_REQUIRED"];
                404: components["responses"]["NOT_FOUND.OFFER_NOT_FOUND.SCHOOL_NOT_FOUND"];
                409: components["responses"]["OFFER_CHANGED.OFFER_SEATS_RESERVED.SCHOOL_UNLISTED.details"];
                413: components["responses"]["PAYLOAD_TOO_LARGE"];
                414: components["responses"]["BAD_REQUEST"];
                415: components["responses"]["UNSUPPORTED_MEDIA_TYPE"];
                429: components["responses"]["TOO_MANY_REQUESTS"];
                503: components["responses"]["UNAVAILABLE"];
            };
        };
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v3/panel/schools/{school}/offers/{offer}/prices": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** How the price of an offer changed */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    offer: number;
                    school: string;
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
                        "application/json": components["schemas"]["SchoolOfferPrices"];
                    };
                };
                400: components["responses"]["BAD_REQUEST.TENANT_MISSING.TENANT_UNKNOWN"];
                401: components["responses"]["UNAUTHORIZED"];
                403: components["responses"]["FORBIDDEN.SECOND_FACTOR_REQUIRED"];
                404: components["responses"]["NOT_FOUND.SCHOOL_NOT_FOUND"];
                414: components["responses"]["BAD_REQUEST"];
                429: components["responses"]["TOO_MANY_REQUESTS"];
                503: components["responses"]["UNAVAILABLE"];
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
    "/v3/panel/schools/{school}/offers/close": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Close offers, all or none */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    school: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["ClosedSchoolOffersInput"];
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["SchoolOffer"][];
                    };
                };
                400: components["responses"]["BAD_REQUEST.TENANT_MISSING.TENANT_UNKNOWN"];
                401: components["responses"]["UNAUTHORIZED"];
                403: components["responses"]["FORBIDDEN.SECOND_FACTOR_REQUIRED"];
                404: components["responses"]["NOT_FOUND.OFFER_NOT_FOUND.SCHOOL_NOT_FOUND"];
                409: components["responses"]["OFFER_CHANGED.details"];
                413: components["responses"]["PAYLOAD_TOO_LARGE"];
                414: components["responses"]["BAD_REQUEST"];
                415: components["responses"]["UNSUPPORTED_MEDIA_TYPE"];
                429: components["responses"]["TOO_MANY_REQUESTS"];
                503: components["responses"]["UNAVAILABLE"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v3/panel/schools/{school}/offers/file": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The offers of a school as a spreadsheet */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    school: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description The file. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "text/csv; charset=utf-8": unknown;
                    };
                };
                400: components["responses"]["BAD_REQUEST.TENANT_MISSING.TENANT_UNKNOWN"];
                401: components["responses"]["UNAUTHORIZED"];
                403: components["responses"]["FORBIDDEN.SECOND_FACTOR_REQUIRED"];
                404: components["responses"]["NOT_FOUND.SCHOOL_NOT_FOUND"];
                414: components["responses"]["BAD_REQUEST"];
                429: components["responses"]["TOO_MANY_REQUESTS"];
                503: components["responses"]["UNAVAILABLE"];
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
    "/v3/panel/schools/{school}/offers/file/previews": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * What a file would change of the offers of a school
         * @description The body is a CSV file (text/csv) as the import of offers reads it, of 10 MB and 50,000 lines at most.
         */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    school: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "text/csv": Blob;
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["OfferFilePreview"];
                    };
                };
                400: components["responses"]["BAD_REQUEST.OFFER_FILE_UNREADABLE.TENANT_MISSING.TENANT_UNKNOWN"];
                401: components["responses"]["UNAUTHORIZED"];
                403: components["responses"]["FORBIDDEN.SECOND_FACTOR_REQUIRED"];
                404: components["responses"]["NOT_FOUND.SCHOOL_NOT_FOUND"];
                409: components["responses"]["OFFER_FILE_UNDER_WAY.SCHOOL_UNLISTED"];
                413: components["responses"]["PAYLOAD_TOO_LARGE"];
                414: components["responses"]["BAD_REQUEST"];
                415: components["responses"]["UNSUPPORTED_MEDIA_TYPE"];
                429: components["responses"]["TOO_MANY_REQUESTS"];
                503: components["responses"]["UNAVAILABLE"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v3/panel/schools/{school}/offers/file/previews/{preview}/apply": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Apply a previewed file, all or nothing
         * @description The body is a CSV file (text/csv) as the import of offers reads it, of 10 MB and 50,000 lines at most. Offers that it lacks stay as they are.
         */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    preview: string;
                    school: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "text/csv": Blob;
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["AppliedOfferFile"];
                    };
                };
                400: components["responses"]["BAD_REQUEST.OFFER_FILE_REJECTED.OFFER_FILE_UNREADABLE.TENANT_MISSING.TENANT_UNKNOWN"];
                401: components["responses"]["UNAUTHORIZED"];
                403: components["responses"]["FORBIDDEN.SECOND_FACTOR_REQUIRED"];
                404: components["responses"]["NOT_FOUND.SCHOOL_NOT_FOUND"];
                409: components["responses"]["OFFERS_CHANGED.OFFER_FILE_UNDER_WAY.SCHOOL_UNLISTED"];
                413: components["responses"]["PAYLOAD_TOO_LARGE"];
                414: components["responses"]["BAD_REQUEST"];
                415: components["responses"]["UNSUPPORTED_MEDIA_TYPE"];
                429: components["responses"]["TOO_MANY_REQUESTS"];
                503: components["responses"]["UNAVAILABLE"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v3/panel/schools/{school}/orders": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The orders of a school in a state, oversold ones first */
        get: {
            parameters: {
                query?: {
                    page?: number;
                    size?: number;
                    state?: "to-enroll" | "unpaid" | "enrolled" | "over" | "oversold";
                };
                header?: never;
                path: {
                    school: string;
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
                        "application/json": components["schemas"]["SchoolOrders"];
                    };
                };
                400: components["responses"]["BAD_REQUEST.TENANT_MISSING.TENANT_UNKNOWN"];
                401: components["responses"]["UNAUTHORIZED"];
                403: components["responses"]["FORBIDDEN.SECOND_FACTOR_REQUIRED"];
                404: components["responses"]["NOT_FOUND.SCHOOL_NOT_FOUND"];
                414: components["responses"]["BAD_REQUEST"];
                429: components["responses"]["TOO_MANY_REQUESTS"];
                503: components["responses"]["UNAVAILABLE"];
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
    "/v3/panel/schools/{school}/orders/{order}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** An order of a school */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    /** @description Its internalTransactionCode. */
                    order: string;
                    school: string;
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
                        "application/json": components["schemas"]["SchoolOrderPage"];
                    };
                };
                400: components["responses"]["BAD_REQUEST.TENANT_MISSING.TENANT_UNKNOWN"];
                401: components["responses"]["UNAUTHORIZED"];
                403: components["responses"]["FORBIDDEN.SECOND_FACTOR_REQUIRED"];
                404: components["responses"]["NOT_FOUND.ORDER_NOT_FOUND.SCHOOL_NOT_FOUND"];
                414: components["responses"]["BAD_REQUEST"];
                429: components["responses"]["TOO_MANY_REQUESTS"];
                503: components["responses"]["UNAVAILABLE"];
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
    "/v3/panel/schools/{school}/orders/{order}/contact": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * See the contact of the family of an order
         * @description Every call is recorded: the log of the school shows who saw it.
         */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    /** @description Its internalTransactionCode. */
                    order: string;
                    school: string;
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
                        "application/json": components["schemas"]["FamilyContact"];
                    };
                };
                400: components["responses"]["BAD_REQUEST.TENANT_MISSING.TENANT_UNKNOWN"];
                401: components["responses"]["UNAUTHORIZED"];
                403: components["responses"]["FORBIDDEN.SECOND_FACTOR_REQUIRED"];
                404: components["responses"]["NOT_FOUND.ORDER_NOT_FOUND.SCHOOL_NOT_FOUND"];
                409: components["responses"]["CONTACT_UNAVAILABLE"];
                413: components["responses"]["PAYLOAD_TOO_LARGE"];
                414: components["responses"]["BAD_REQUEST"];
                415: components["responses"]["UNSUPPORTED_MEDIA_TYPE"];
                429: components["responses"]["TOO_MANY_REQUESTS"];
                503: components["responses"]["UNAVAILABLE"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v3/panel/schools/{school}/orders/{order}/enrollment": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Confirm that the student of a paid order is enrolled
         * @description The family gets a mail, and their review of the school the badge of an enrollment through us. Confirming twice is fine; 409 ORDER_STATUS_CONFLICT when the order is not paid, or has no seat.
         */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    /** @description Its internalTransactionCode. */
                    order: string;
                    school: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["SchoolOrderDecisionInput"];
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["SchoolOrder"];
                    };
                };
                400: components["responses"]["BAD_REQUEST.TENANT_MISSING.TENANT_UNKNOWN"];
                401: components["responses"]["UNAUTHORIZED"];
                403: components["responses"]["FORBIDDEN.SECOND_FACTOR_REQUIRED"];
                404: components["responses"]["NOT_FOUND.ORDER_NOT_FOUND.SCHOOL_NOT_FOUND"];
                409: components["responses"]["ORDER_CHANGED.ORDER_STATUS_CONFLICT.details"];
                413: components["responses"]["PAYLOAD_TOO_LARGE"];
                414: components["responses"]["BAD_REQUEST"];
                415: components["responses"]["UNSUPPORTED_MEDIA_TYPE"];
                429: components["responses"]["TOO_MANY_REQUESTS"];
                503: components["responses"]["UNAVAILABLE"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v3/panel/schools/{school}/orders/{order}/refusal": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Refuse an order
         * @description The family gets a mail with the reason, and the seat is free again. Our team refunds what was paid. Refusing twice is fine; 409 ORDER_STATUS_CONFLICT once the student is enrolled or the order is over.
         */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    /** @description Its internalTransactionCode. */
                    order: string;
                    school: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["SchoolOrderRefusalInput"];
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["SchoolOrder"];
                    };
                };
                400: components["responses"]["BAD_REQUEST.TENANT_MISSING.TENANT_UNKNOWN"];
                401: components["responses"]["UNAUTHORIZED"];
                403: components["responses"]["FORBIDDEN.SECOND_FACTOR_REQUIRED"];
                404: components["responses"]["NOT_FOUND.ORDER_NOT_FOUND.SCHOOL_NOT_FOUND"];
                409: components["responses"]["ORDER_CHANGED.ORDER_STATUS_CONFLICT.details"];
                413: components["responses"]["PAYLOAD_TOO_LARGE"];
                414: components["responses"]["BAD_REQUEST"];
                415: components["responses"]["UNSUPPORTED_MEDIA_TYPE"];
                429: components["responses"]["TOO_MANY_REQUESTS"];
                503: components["responses"]["UNAVAILABLE"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v3/panel/schools/{school}/orders/{order}/seat": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Keep an oversold order, with one more seat of its offer if none is free
         * @description The family gets a mail. Keeping it twice is fine.
         */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    /** @description Its internalTransactionCode. */
                    order: string;
                    school: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["SchoolOrderDecisionInput"];
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["SchoolOrder"];
                    };
                };
                400: components["responses"]["BAD_REQUEST.TENANT_MISSING.TENANT_UNKNOWN"];
                401: components["responses"]["UNAUTHORIZED"];
                403: components["responses"]["FORBIDDEN.SECOND_FACTOR_REQUIRED"];
                404: components["responses"]["NOT_FOUND.ORDER_NOT_FOUND.SCHOOL_NOT_FOUND"];
                409: components["responses"]["ORDER_CHANGED.ORDER_STATUS_CONFLICT.SCHOOL_UNLISTED.details"];
                413: components["responses"]["PAYLOAD_TOO_LARGE"];
                414: components["responses"]["BAD_REQUEST"];
                415: components["responses"]["UNSUPPORTED_MEDIA_TYPE"];
                429: components["responses"]["TOO_MANY_REQUESTS"];
                503: components["responses"]["UNAVAILABLE"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v3/panel/schools/{school}/page": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What a school states on its public page */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    school: string;
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
                        "application/json": components["schemas"]["SchoolPage"];
                    };
                };
                400: components["responses"]["BAD_REQUEST.TENANT_MISSING.TENANT_UNKNOWN"];
                401: components["responses"]["UNAUTHORIZED"];
                403: components["responses"]["FORBIDDEN.SECOND_FACTOR_REQUIRED"];
                404: components["responses"]["NOT_FOUND.SCHOOL_NOT_FOUND"];
                414: components["responses"]["BAD_REQUEST"];
                429: components["responses"]["TOO_MANY_REQUESTS"];
                503: components["responses"]["UNAVAILABLE"];
            };
        };
        /**
         * Change what a school states on its public page
         * @description The page follows within two seconds. No import overwrites what changed.
         */
        put: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    school: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["SchoolPageChangeInput"];
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["SchoolPage"];
                    };
                };
                400: components["responses"]["BAD_REQUEST.TENANT_MISSING.TENANT_UNKNOWN"];
                401: components["responses"]["UNAUTHORIZED"];
                403: components["responses"]["FORBIDDEN.SECOND_FACTOR_REQUIRED"];
                404: components["responses"]["NOT_FOUND.SCHOOL_NOT_FOUND"];
                409: components["responses"]["SCHOOL_CHANGED"];
                413: components["responses"]["PAYLOAD_TOO_LARGE"];
                414: components["responses"]["BAD_REQUEST"];
                415: components["responses"]["UNSUPPORTED_MEDIA_TYPE"];
                429: components["responses"]["TOO_MANY_REQUESTS"];
                503: components["responses"]["UNAVAILABLE"];
            };
        };
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v3/panel/schools/{school}/people": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The people of a school, and its open invitations */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    school: string;
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
                        "application/json": components["schemas"]["SchoolPeople"];
                    };
                };
                400: components["responses"]["BAD_REQUEST.TENANT_MISSING.TENANT_UNKNOWN"];
                401: components["responses"]["UNAUTHORIZED"];
                403: components["responses"]["FORBIDDEN.SECOND_FACTOR_REQUIRED"];
                404: components["responses"]["NOT_FOUND.SCHOOL_NOT_FOUND"];
                414: components["responses"]["BAD_REQUEST"];
                429: components["responses"]["TOO_MANY_REQUESTS"];
                503: components["responses"]["UNAVAILABLE"];
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
    "/v3/panel/schools/{school}/people/{account}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Remove somebody from a school, or leave it
         * @description Owners remove anybody; staff only themselves.
         */
        delete: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    account: number;
                    school: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                204: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
                400: components["responses"]["BAD_REQUEST.TENANT_MISSING.TENANT_UNKNOWN"];
                401: components["responses"]["UNAUTHORIZED"];
                403: components["responses"]["FORBIDDEN.SECOND_FACTOR_REQUIRED"];
                404: components["responses"]["MEMBER_NOT_FOUND.NOT_FOUND.SCHOOL_NOT_FOUND"];
                409: components["responses"]["LAST_OWNER"];
                413: components["responses"]["PAYLOAD_TOO_LARGE"];
                414: components["responses"]["BAD_REQUEST"];
                415: components["responses"]["UNSUPPORTED_MEDIA_TYPE"];
                429: components["responses"]["TOO_MANY_REQUESTS"];
                503: components["responses"]["UNAVAILABLE"];
            };
        };
        options?: never;
        head?: never;
        /** Change what somebody may do for a school */
        patch: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    account: number;
                    school: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        /** @enum {string} */
                        role: "staff" | "owner";
                    };
                };
            };
            responses: {
                /** @description Default Response */
                204: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
                400: components["responses"]["BAD_REQUEST.TENANT_MISSING.TENANT_UNKNOWN"];
                401: components["responses"]["UNAUTHORIZED"];
                403: components["responses"]["FORBIDDEN.SECOND_FACTOR_REQUIRED"];
                404: components["responses"]["MEMBER_NOT_FOUND.NOT_FOUND.SCHOOL_NOT_FOUND"];
                409: components["responses"]["LAST_OWNER"];
                413: components["responses"]["PAYLOAD_TOO_LARGE"];
                414: components["responses"]["BAD_REQUEST"];
                415: components["responses"]["UNSUPPORTED_MEDIA_TYPE"];
                429: components["responses"]["TOO_MANY_REQUESTS"];
                503: components["responses"]["UNAVAILABLE"];
            };
        };
        trace?: never;
    };
    "/v3/panel/schools/{school}/people/{account}/hand-over": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Hand a school over: the other person becomes owner, the caller staff */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    account: number;
                    school: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                204: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
                400: components["responses"]["BAD_REQUEST.TENANT_MISSING.TENANT_UNKNOWN"];
                401: components["responses"]["UNAUTHORIZED"];
                403: components["responses"]["FORBIDDEN.SECOND_FACTOR_REQUIRED"];
                404: components["responses"]["MEMBER_NOT_FOUND.NOT_FOUND.SCHOOL_NOT_FOUND"];
                413: components["responses"]["PAYLOAD_TOO_LARGE"];
                414: components["responses"]["BAD_REQUEST"];
                415: components["responses"]["UNSUPPORTED_MEDIA_TYPE"];
                429: components["responses"]["TOO_MANY_REQUESTS"];
                503: components["responses"]["UNAVAILABLE"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v3/panel/schools/{school}/photos": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The photos of a school’s page, in their order */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    school: string;
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
                        "application/json": components["schemas"]["SchoolPhotos"];
                    };
                };
                400: components["responses"]["BAD_REQUEST.TENANT_MISSING.TENANT_UNKNOWN"];
                401: components["responses"]["UNAUTHORIZED"];
                403: components["responses"]["FORBIDDEN.SECOND_FACTOR_REQUIRED"];
                404: components["responses"]["NOT_FOUND.SCHOOL_NOT_FOUND"];
                414: components["responses"]["BAD_REQUEST"];
                429: components["responses"]["TOO_MANY_REQUESTS"];
                503: components["responses"]["UNAVAILABLE"];
            };
        };
        /**
         * Change which photos a school’s page shows, their order and texts
         * @description The page follows within two seconds. No import overwrites them.
         */
        put: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    school: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["SchoolPhotosChangeInput"];
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["SchoolPhotos"];
                    };
                };
                400: components["responses"]["BAD_REQUEST.TENANT_MISSING.TENANT_UNKNOWN"];
                401: components["responses"]["UNAUTHORIZED"];
                403: components["responses"]["FORBIDDEN.SECOND_FACTOR_REQUIRED"];
                404: components["responses"]["NOT_FOUND.SCHOOL_NOT_FOUND"];
                409: components["responses"]["PHOTOS_CHANGED.PHOTO_GONE"];
                413: components["responses"]["PAYLOAD_TOO_LARGE"];
                414: components["responses"]["BAD_REQUEST"];
                415: components["responses"]["UNSUPPORTED_MEDIA_TYPE"];
                429: components["responses"]["TOO_MANY_REQUESTS"];
                503: components["responses"]["UNAVAILABLE"];
            };
        };
        /**
         * Upload a photo of a school
         * @description The body is a file: image/jpeg, image/png, image/webp or image/avif, of 10 MB at most; HEIC is rejected with what to do. Stored upright and without metadata. No page shows it until the photos are changed. After a day without that, it is deleted.
         */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    school: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "image/avif": Blob;
                    "image/heic": Blob;
                    "image/heif": Blob;
                    "image/jpeg": Blob;
                    "image/png": Blob;
                    "image/webp": Blob;
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["UploadedPhoto"];
                    };
                };
                400: components["responses"]["BAD_REQUEST.PHOTO_DIMENSIONS.PHOTO_UNREADABLE.TENANT_MISSING.TENANT_UNKNOWN"];
                401: components["responses"]["UNAUTHORIZED"];
                403: components["responses"]["FORBIDDEN.SECOND_FACTOR_REQUIRED"];
                404: components["responses"]["NOT_FOUND.SCHOOL_NOT_FOUND"];
                413: components["responses"]["PAYLOAD_TOO_LARGE"];
                414: components["responses"]["BAD_REQUEST"];
                415: components["responses"]["UNSUPPORTED_MEDIA_TYPE"];
                429: components["responses"]["TOO_MANY_REQUESTS"];
                503: components["responses"]["UNAVAILABLE"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v3/panel/schools/{school}/photos/crop": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Cut an uploaded photo, as another one
         * @description No page shows it until the photos are changed. After a day without that, it is deleted.
         */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    school: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["PhotoCropInput"];
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["UploadedPhoto"];
                    };
                };
                400: components["responses"]["BAD_REQUEST.PHOTO_DIMENSIONS.TENANT_MISSING.TENANT_UNKNOWN"];
                401: components["responses"]["UNAUTHORIZED"];
                403: components["responses"]["FORBIDDEN.SECOND_FACTOR_REQUIRED"];
                404: components["responses"]["NOT_FOUND.SCHOOL_NOT_FOUND"];
                409: components["responses"]["PHOTO_GONE"];
                413: components["responses"]["PAYLOAD_TOO_LARGE"];
                414: components["responses"]["BAD_REQUEST"];
                415: components["responses"]["UNSUPPORTED_MEDIA_TYPE"];
                429: components["responses"]["TOO_MANY_REQUESTS"];
                503: components["responses"]["UNAVAILABLE"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v3/panel/schools/{school}/questions/{question}/answer": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Answer a question
         * @description It is public at once. The same answer again changes nothing; null removes it.
         */
        put: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    question: number;
                    school: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["ChangedAnswerInput"];
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["SchoolText"];
                    };
                };
                400: components["responses"]["BAD_REQUEST.TENANT_MISSING.TENANT_UNKNOWN"];
                401: components["responses"]["UNAUTHORIZED"];
                403: components["responses"]["FORBIDDEN.SECOND_FACTOR_REQUIRED"];
                404: components["responses"]["NOT_FOUND.QUESTION_NOT_FOUND.SCHOOL_NOT_FOUND"];
                409: components["responses"]["TEXT_CHANGED.details"];
                413: components["responses"]["PAYLOAD_TOO_LARGE"];
                414: components["responses"]["BAD_REQUEST"];
                415: components["responses"]["UNSUPPORTED_MEDIA_TYPE"];
                429: components["responses"]["TOO_MANY_REQUESTS"];
                503: components["responses"]["UNAVAILABLE"];
            };
        };
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v3/panel/schools/{school}/questions/{question}/reports": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Report a question to our team
         * @description Once for all people of the school, until our team has decided.
         */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    question: number;
                    school: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["ReviewReportInput"];
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["SchoolText"];
                    };
                };
                400: components["responses"]["BAD_REQUEST.TENANT_MISSING.TENANT_UNKNOWN"];
                401: components["responses"]["UNAUTHORIZED"];
                403: components["responses"]["FORBIDDEN.SECOND_FACTOR_REQUIRED"];
                404: components["responses"]["NOT_FOUND.QUESTION_NOT_FOUND.SCHOOL_NOT_FOUND"];
                413: components["responses"]["PAYLOAD_TOO_LARGE"];
                414: components["responses"]["BAD_REQUEST"];
                415: components["responses"]["UNSUPPORTED_MEDIA_TYPE"];
                429: components["responses"]["TOO_MANY_REQUESTS"];
                503: components["responses"]["UNAVAILABLE"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v3/panel/schools/{school}/reviews/{review}/answer": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Answer a review
         * @description It is public at once. The same answer again changes nothing; null removes it.
         */
        put: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    review: number;
                    school: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["ChangedAnswerInput"];
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["SchoolText"];
                    };
                };
                400: components["responses"]["BAD_REQUEST.TENANT_MISSING.TENANT_UNKNOWN"];
                401: components["responses"]["UNAUTHORIZED"];
                403: components["responses"]["FORBIDDEN.SECOND_FACTOR_REQUIRED"];
                404: components["responses"]["NOT_FOUND.REVIEW_NOT_FOUND.SCHOOL_NOT_FOUND"];
                409: components["responses"]["TEXT_CHANGED.details"];
                413: components["responses"]["PAYLOAD_TOO_LARGE"];
                414: components["responses"]["BAD_REQUEST"];
                415: components["responses"]["UNSUPPORTED_MEDIA_TYPE"];
                429: components["responses"]["TOO_MANY_REQUESTS"];
                503: components["responses"]["UNAVAILABLE"];
            };
        };
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v3/panel/schools/{school}/reviews/{review}/reports": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Report a review to our team
         * @description Once for all people of the school, until our team has decided.
         */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    review: number;
                    school: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["ReviewReportInput"];
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["SchoolText"];
                    };
                };
                400: components["responses"]["BAD_REQUEST.TENANT_MISSING.TENANT_UNKNOWN"];
                401: components["responses"]["UNAUTHORIZED"];
                403: components["responses"]["FORBIDDEN.SECOND_FACTOR_REQUIRED"];
                404: components["responses"]["NOT_FOUND.REVIEW_NOT_FOUND.SCHOOL_NOT_FOUND"];
                413: components["responses"]["PAYLOAD_TOO_LARGE"];
                414: components["responses"]["BAD_REQUEST"];
                415: components["responses"]["UNSUPPORTED_MEDIA_TYPE"];
                429: components["responses"]["TOO_MANY_REQUESTS"];
                503: components["responses"]["UNAVAILABLE"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v3/panel/schools/{school}/texts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The questions and reviews of a school */
        get: {
            parameters: {
                query?: {
                    /** @description Without it, both. */
                    kind?: "question" | "review";
                    page?: number;
                    state?: "waiting" | "answered";
                };
                header?: never;
                path: {
                    school: string;
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
                        "application/json": components["schemas"]["SchoolTexts"];
                    };
                };
                400: components["responses"]["BAD_REQUEST.TENANT_MISSING.TENANT_UNKNOWN"];
                401: components["responses"]["UNAUTHORIZED"];
                403: components["responses"]["FORBIDDEN.SECOND_FACTOR_REQUIRED"];
                404: components["responses"]["NOT_FOUND.SCHOOL_NOT_FOUND"];
                414: components["responses"]["BAD_REQUEST"];
                429: components["responses"]["TOO_MANY_REQUESTS"];
                503: components["responses"]["UNAVAILABLE"];
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
    "/v3/panel/schools/{school}/visits": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The visit requests of a school, and when it receives visitors */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    school: string;
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
                        "application/json": components["schemas"]["SchoolVisits"];
                    };
                };
                400: components["responses"]["BAD_REQUEST.TENANT_MISSING.TENANT_UNKNOWN"];
                401: components["responses"]["UNAUTHORIZED"];
                403: components["responses"]["FORBIDDEN.SECOND_FACTOR_REQUIRED"];
                404: components["responses"]["NOT_FOUND.SCHOOL_NOT_FOUND"];
                414: components["responses"]["BAD_REQUEST"];
                429: components["responses"]["TOO_MANY_REQUESTS"];
                503: components["responses"]["UNAVAILABLE"];
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
    "/v3/panel/schools/{school}/visits/{visit}/contact": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * How to reach the family of a visit request
         * @description Each view is recorded, and shown in the school’s log.
         */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    school: string;
                    visit: number;
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
                        "application/json": components["schemas"]["VisitContact"];
                    };
                };
                400: components["responses"]["BAD_REQUEST.TENANT_MISSING.TENANT_UNKNOWN"];
                401: components["responses"]["UNAUTHORIZED"];
                403: components["responses"]["FORBIDDEN.SECOND_FACTOR_REQUIRED"];
                404: components["responses"]["NOT_FOUND.SCHOOL_NOT_FOUND.VISIT_NOT_FOUND"];
                409: components["responses"]["CONTACT_EXPIRED"];
                413: components["responses"]["PAYLOAD_TOO_LARGE"];
                414: components["responses"]["BAD_REQUEST"];
                415: components["responses"]["UNSUPPORTED_MEDIA_TYPE"];
                429: components["responses"]["TOO_MANY_REQUESTS"];
                503: components["responses"]["UNAVAILABLE"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v3/panel/schools/{school}/visits/{visit}/decision": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Confirm a time, propose others, decline, or answer
         * @description Mails the family. The same decision again changes and sends nothing.
         */
        put: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    school: string;
                    visit: number;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["DecidedVisitInput"];
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["SchoolVisit"];
                    };
                };
                400: components["responses"]["BAD_REQUEST.TENANT_MISSING.TENANT_UNKNOWN"];
                401: components["responses"]["UNAUTHORIZED"];
                403: components["responses"]["FORBIDDEN.SECOND_FACTOR_REQUIRED"];
                404: components["responses"]["NOT_FOUND.SCHOOL_NOT_FOUND.VISIT_NOT_FOUND"];
                409: components["responses"]["SCHOOL_UNLISTED.VISIT_CANCELLED.VISIT_CHANGED.VISIT_TIME_UNAVAILABLE.details"];
                413: components["responses"]["PAYLOAD_TOO_LARGE"];
                414: components["responses"]["BAD_REQUEST"];
                415: components["responses"]["UNSUPPORTED_MEDIA_TYPE"];
                429: components["responses"]["TOO_MANY_REQUESTS"];
                503: components["responses"]["UNAVAILABLE"];
            };
        };
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v3/panel/schools/{school}/visits/closed-days/{day}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Close a day to new visit requests, or open it again */
        put: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    day: string;
                    school: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        isClosed: boolean;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["SchoolVisits"];
                    };
                };
                400: components["responses"]["BAD_REQUEST.TENANT_MISSING.TENANT_UNKNOWN"];
                401: components["responses"]["UNAUTHORIZED"];
                403: components["responses"]["FORBIDDEN.SECOND_FACTOR_REQUIRED"];
                404: components["responses"]["NOT_FOUND.SCHOOL_NOT_FOUND"];
                409: components["responses"]["CLOSED_DAYS_LIMIT"];
                413: components["responses"]["PAYLOAD_TOO_LARGE"];
                414: components["responses"]["BAD_REQUEST"];
                415: components["responses"]["UNSUPPORTED_MEDIA_TYPE"];
                429: components["responses"]["TOO_MANY_REQUESTS"];
                503: components["responses"]["UNAVAILABLE"];
            };
        };
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v3/payments/events": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Report an event of the payment host
         * @description 401 SIGNATURE_INVALID, also when it is older than five minutes. 404 ORDER_NOT_FOUND. 409 ORDER_STATUS_CONFLICT when the order’s status does not allow it, PAYMENT_AMOUNT_WRONG when another amount was paid, PAYMENT_EVENT_CONFLICT when the id was another event’s.
         */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["PaymentEventInput"];
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["HandledPaymentEvent"];
                    };
                };
                400: components["responses"]["BAD_REQUEST.TENANT_MISSING.TENANT_UNKNOWN"];
                401: components["responses"]["SIGNATURE_INVALID"];
                404: components["responses"]["ORDER_NOT_FOUND"];
                409: components["responses"]["ORDER_STATUS_CONFLICT.PAYMENT_AMOUNT_WRONG.PAYMENT_EVENT_CONFLICT"];
                413: components["responses"]["PAYLOAD_TOO_LARGE"];
                415: components["responses"]["UNSUPPORTED_MEDIA_TYPE"];
                429: components["responses"]["TOO_MANY_REQUESTS"];
                503: components["responses"]["UNAVAILABLE"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v3/pictures/demo/{slug}/{file}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A drawing of a demonstration school, as SVG */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    file: "fachada.svg" | "portao.svg" | "patio.svg" | "parque.svg" | "jardim.svg" | "quadra.svg" | "piscina.svg" | "sala.svg" | "biblioteca.svg" | "laboratorio.svg" | "informatica.svg" | "auditorio.svg" | "refeitorio.svg";
                    slug: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description The file. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "image/svg+xml": unknown;
                    };
                };
                400: components["responses"]["BAD_REQUEST.TENANT_MISSING.TENANT_UNKNOWN"];
                404: components["responses"]["NOT_FOUND.PICTURE_NOT_FOUND"];
                414: components["responses"]["BAD_REQUEST"];
                429: components["responses"]["TOO_MANY_REQUESTS"];
                503: components["responses"]["UNAVAILABLE"];
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
    "/v3/pictures/schools/{file}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A photo that a school has uploaded, as WebP */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    file: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description The file. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "image/webp": unknown;
                    };
                };
                400: components["responses"]["BAD_REQUEST.TENANT_MISSING.TENANT_UNKNOWN"];
                404: components["responses"]["NOT_FOUND.PICTURE_NOT_FOUND"];
                414: components["responses"]["BAD_REQUEST"];
                429: components["responses"]["TOO_MANY_REQUESTS"];
                503: components["responses"]["UNAVAILABLE"];
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
    "/v3/questions/{id}/helpful": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Mark a question as helpful
         * @description A second mark by the same device gets the same answer, and does not count.
         */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: number;
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
                        "application/json": components["schemas"]["HelpfulQuestion"];
                    };
                };
                400: components["responses"]["BAD_REQUEST.TENANT_MISSING.TENANT_UNKNOWN"];
                404: components["responses"]["NOT_FOUND.QUESTION_NOT_FOUND"];
                413: components["responses"]["PAYLOAD_TOO_LARGE"];
                414: components["responses"]["BAD_REQUEST"];
                415: components["responses"]["UNSUPPORTED_MEDIA_TYPE"];
                429: components["responses"]["TOO_MANY_REQUESTS"];
                503: components["responses"]["UNAVAILABLE"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v3/questions/{id}/reports": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Report a question or its answer
         * @description A second report of the same question from the same address gets the same answer, and does not count.
         */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: number;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["ReviewReportInput"];
                };
            };
            responses: {
                /** @description Default Response */
                202: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Message"];
                    };
                };
                400: components["responses"]["BAD_REQUEST.TENANT_MISSING.TENANT_UNKNOWN"];
                404: components["responses"]["NOT_FOUND.QUESTION_NOT_FOUND"];
                413: components["responses"]["PAYLOAD_TOO_LARGE"];
                414: components["responses"]["BAD_REQUEST"];
                415: components["responses"]["UNSUPPORTED_MEDIA_TYPE"];
                429: components["responses"]["TOO_MANY_REQUESTS"];
                503: components["responses"]["UNAVAILABLE"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v3/questions/confirm": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Confirm a question with the link from the mail */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        token: string;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ConfirmedQuestion"];
                    };
                };
                400: components["responses"]["BAD_REQUEST.LINK_INVALID.TENANT_MISSING.TENANT_UNKNOWN"];
                404: components["responses"]["QUESTION_NOT_FOUND"];
                413: components["responses"]["PAYLOAD_TOO_LARGE"];
                415: components["responses"]["UNSUPPORTED_MEDIA_TYPE"];
                429: components["responses"]["TOO_MANY_REQUESTS"];
                503: components["responses"]["UNAVAILABLE"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v3/redirects": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Redirect of a path
         * @description 204: no redirect. Case-sensitive; a trailing slash and the query are ignored.
         */
        get: {
            parameters: {
                query: {
                    /** @description Percent-encoded, as in the URL. */
                    path: string;
                };
                header?: never;
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
                        "application/json": components["schemas"]["Redirect"];
                    };
                };
                /** @description Default Response */
                204: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
                400: components["responses"]["BAD_REQUEST.TENANT_MISSING.TENANT_UNKNOWN"];
                429: components["responses"]["TOO_MANY_REQUESTS"];
                503: components["responses"]["UNAVAILABLE"];
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
    "/v3/reviews/{id}/reports": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Report a review
         * @description A second report of the same review from the same address gets the same answer, and does not count.
         */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: number;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["ReviewReportInput"];
                };
            };
            responses: {
                /** @description Default Response */
                202: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Message"];
                    };
                };
                400: components["responses"]["BAD_REQUEST.TENANT_MISSING.TENANT_UNKNOWN"];
                404: components["responses"]["NOT_FOUND.REVIEW_NOT_FOUND"];
                413: components["responses"]["PAYLOAD_TOO_LARGE"];
                414: components["responses"]["BAD_REQUEST"];
                415: components["responses"]["UNSUPPORTED_MEDIA_TYPE"];
                429: components["responses"]["TOO_MANY_REQUESTS"];
                503: components["responses"]["UNAVAILABLE"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v3/reviews/confirm": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Confirm a review with the link from the mail */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        token: string;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ConfirmedReview"];
                    };
                };
                400: components["responses"]["BAD_REQUEST.LINK_INVALID.TENANT_MISSING.TENANT_UNKNOWN"];
                404: components["responses"]["REVIEW_NOT_FOUND"];
                413: components["responses"]["PAYLOAD_TOO_LARGE"];
                415: components["responses"]["UNSUPPORTED_MEDIA_TYPE"];
                429: components["responses"]["TOO_MANY_REQUESTS"];
                503: components["responses"]["UNAVAILABLE"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v3/saved-searches/stop": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Stop the alerts of the search whose mail contains this token */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        token: string;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @description Name of what they were about. */
                            name: string;
                        };
                    };
                };
                400: components["responses"]["BAD_REQUEST.LINK_INVALID.TENANT_MISSING.TENANT_UNKNOWN"];
                413: components["responses"]["PAYLOAD_TOO_LARGE"];
                415: components["responses"]["UNSUPPORTED_MEDIA_TYPE"];
                429: components["responses"]["TOO_MANY_REQUESTS"];
                503: components["responses"]["UNAVAILABLE"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v3/saved-searches/unsubscribe": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** The same by one-click unsubscribe in a mail program (RFC 8058) */
        post: {
            parameters: {
                query: {
                    token: string;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                204: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
                400: components["responses"]["BAD_REQUEST.TENANT_MISSING.TENANT_UNKNOWN"];
                413: components["responses"]["PAYLOAD_TOO_LARGE"];
                415: components["responses"]["UNSUPPORTED_MEDIA_TYPE"];
                429: components["responses"]["TOO_MANY_REQUESTS"];
                503: components["responses"]["UNAVAILABLE"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v3/school-mails/stop": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Stop the kind of mails about a school of which one contains this token */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        token: string;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @description Name of what they were about. */
                            name: string;
                        };
                    };
                };
                400: components["responses"]["BAD_REQUEST.LINK_INVALID.TENANT_MISSING.TENANT_UNKNOWN"];
                413: components["responses"]["PAYLOAD_TOO_LARGE"];
                415: components["responses"]["UNSUPPORTED_MEDIA_TYPE"];
                429: components["responses"]["TOO_MANY_REQUESTS"];
                503: components["responses"]["UNAVAILABLE"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v3/school-mails/unsubscribe": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** The same by one-click unsubscribe in a mail program (RFC 8058) */
        post: {
            parameters: {
                query: {
                    token: string;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                204: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
                400: components["responses"]["BAD_REQUEST.TENANT_MISSING.TENANT_UNKNOWN"];
                413: components["responses"]["PAYLOAD_TOO_LARGE"];
                415: components["responses"]["UNSUPPORTED_MEDIA_TYPE"];
                429: components["responses"]["TOO_MANY_REQUESTS"];
                503: components["responses"]["UNAVAILABLE"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v3/schools/{slug}/questions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ask a question about a school
         * @description It is published when its author follows the link in the mail, which works for seven days. 409 SCHOOL_UNLISTED for a school that has left the directory. A mail says when the school has answered.
         */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    slug: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["QuestionFormInput"];
                };
            };
            responses: {
                /** @description Default Response */
                202: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Message"];
                    };
                };
                400: components["responses"]["BAD_REQUEST.TENANT_MISSING.TENANT_UNKNOWN"];
                404: components["responses"]["NOT_FOUND.SCHOOL_NOT_FOUND"];
                409: components["responses"]["SCHOOL_UNLISTED"];
                413: components["responses"]["PAYLOAD_TOO_LARGE"];
                414: components["responses"]["BAD_REQUEST"];
                415: components["responses"]["UNSUPPORTED_MEDIA_TYPE"];
                429: components["responses"]["TOO_MANY_REQUESTS"];
                503: components["responses"]["UNAVAILABLE"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v3/schools/{slug}/reviews": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A school’s reviews
         * @description The headers x-total-count and x-total-pages contain the size of the list.
         */
        get: {
            parameters: {
                query?: {
                    page?: number;
                    size?: number;
                    sort?: "recent" | "rating-desc" | "rating-asc";
                };
                header?: never;
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
                        "application/json": components["schemas"]["Review"][];
                    };
                };
                400: components["responses"]["BAD_REQUEST.TENANT_MISSING.TENANT_UNKNOWN"];
                404: components["responses"]["NOT_FOUND.SCHOOL_NOT_FOUND"];
                414: components["responses"]["BAD_REQUEST"];
                429: components["responses"]["TOO_MANY_REQUESTS"];
                503: components["responses"]["UNAVAILABLE"];
            };
        };
        put?: never;
        /**
         * Review a school
         * @description It is published when its author follows the link in the mail, which works for seven days. 409 SCHOOL_UNLISTED for a school that has left the directory.
         */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    slug: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["ReviewFormInput"];
                };
            };
            responses: {
                /** @description Default Response */
                202: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Message"];
                    };
                };
                400: components["responses"]["BAD_REQUEST.TENANT_MISSING.TENANT_UNKNOWN"];
                404: components["responses"]["NOT_FOUND.SCHOOL_NOT_FOUND"];
                409: components["responses"]["SCHOOL_UNLISTED"];
                413: components["responses"]["PAYLOAD_TOO_LARGE"];
                414: components["responses"]["BAD_REQUEST"];
                415: components["responses"]["UNSUPPORTED_MEDIA_TYPE"];
                429: components["responses"]["TOO_MANY_REQUESTS"];
                503: components["responses"]["UNAVAILABLE"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v3/schools/{slug}/visits": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Request a visit to a school, or ask it a question
         * @description Mails the family, and the school or our team. 409 VISIT_TIME_UNAVAILABLE for a time that is not offered, SCHOOL_UNLISTED for a school that has left the directory. The same form again on the same day changes nothing.
         */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    slug: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["VisitFormInput"];
                };
            };
            responses: {
                /** @description Default Response */
                202: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Message"];
                    };
                };
                400: components["responses"]["BAD_REQUEST.TENANT_MISSING.TENANT_UNKNOWN"];
                404: components["responses"]["NOT_FOUND.SCHOOL_NOT_FOUND"];
                409: components["responses"]["SCHOOL_UNLISTED.VISIT_TIME_UNAVAILABLE"];
                413: components["responses"]["PAYLOAD_TOO_LARGE"];
                414: components["responses"]["BAD_REQUEST"];
                415: components["responses"]["UNSUPPORTED_MEDIA_TYPE"];
                429: components["responses"]["TOO_MANY_REQUESTS"];
                503: components["responses"]["UNAVAILABLE"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v3/schools/{slug}/visits/days": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Days and hours at which a school may be visited */
        get: {
            parameters: {
                query?: never;
                header?: never;
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
                        "application/json": components["schemas"]["VisitDays"];
                    };
                };
                400: components["responses"]["BAD_REQUEST.TENANT_MISSING.TENANT_UNKNOWN"];
                404: components["responses"]["NOT_FOUND.SCHOOL_NOT_FOUND"];
                409: components["responses"]["SCHOOL_UNLISTED"];
                414: components["responses"]["BAD_REQUEST"];
                429: components["responses"]["TOO_MANY_REQUESTS"];
                503: components["responses"]["UNAVAILABLE"];
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
    "/v3/visitor-location": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Approximate location of the client, by IP address */
        get: {
            parameters: {
                query?: never;
                header?: never;
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
                        "application/json": components["schemas"]["VisitorLocation"] | components["schemas"]["VisitorLocationInSnakeCase"] | null;
                    };
                };
                400: components["responses"]["BAD_REQUEST.TENANT_MISSING.TENANT_UNKNOWN"];
                429: components["responses"]["TOO_MANY_REQUESTS"];
                503: components["responses"]["UNAVAILABLE"];
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
    "/v3/visits/accept": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Accept one of the times that the school has proposed
         * @description Mails the family, and the school or our team.
         */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        /** @description In the school’s local time: 2026-03-05T14:00. */
                        time: string;
                        token: string;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Visit"];
                    };
                };
                400: components["responses"]["BAD_REQUEST.LINK_INVALID.TENANT_MISSING.TENANT_UNKNOWN"];
                409: components["responses"]["SCHOOL_UNLISTED.VISIT_CANCELLED.VISIT_TIME_UNAVAILABLE"];
                413: components["responses"]["PAYLOAD_TOO_LARGE"];
                415: components["responses"]["UNSUPPORTED_MEDIA_TYPE"];
                429: components["responses"]["TOO_MANY_REQUESTS"];
                503: components["responses"]["UNAVAILABLE"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v3/visits/cancel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Cancel a visit request
         * @description Mails the family, and the school or our team; a cancelled request stays cancelled.
         */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        token: string;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Visit"];
                    };
                };
                400: components["responses"]["BAD_REQUEST.LINK_INVALID.TENANT_MISSING.TENANT_UNKNOWN"];
                413: components["responses"]["PAYLOAD_TOO_LARGE"];
                415: components["responses"]["UNSUPPORTED_MEDIA_TYPE"];
                429: components["responses"]["TOO_MANY_REQUESTS"];
                503: components["responses"]["UNAVAILABLE"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v3/visits/find": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * The visit request of the link in a mail
         * @description Does not contain the family’s data.
         */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        token: string;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Visit"];
                    };
                };
                400: components["responses"]["BAD_REQUEST.LINK_INVALID.TENANT_MISSING.TENANT_UNKNOWN"];
                413: components["responses"]["PAYLOAD_TOO_LARGE"];
                415: components["responses"]["UNSUPPORTED_MEDIA_TYPE"];
                429: components["responses"]["TOO_MANY_REQUESTS"];
                503: components["responses"]["UNAVAILABLE"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v3/visits/move": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Move a visit request to other times
         * @description Mails the family, and the school or our team.
         */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        /** @description Two or three, offered by GET …/visits/days. */
                        times: string[];
                        token: string;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Visit"];
                    };
                };
                400: components["responses"]["BAD_REQUEST.LINK_INVALID.TENANT_MISSING.TENANT_UNKNOWN"];
                409: components["responses"]["SCHOOL_UNLISTED.VISIT_CANCELLED.VISIT_TIME_UNAVAILABLE"];
                413: components["responses"]["PAYLOAD_TOO_LARGE"];
                415: components["responses"]["UNSUPPORTED_MEDIA_TYPE"];
                429: components["responses"]["TOO_MANY_REQUESTS"];
                503: components["responses"]["UNAVAILABLE"];
            };
        };
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
        ACCOUNT_CREATED_MEANWHILE: components["schemas"]["Error"] & ({
            /** @enum {string} */
            code: "ACCOUNT_CREATED_MEANWHILE";
        } & {
            [key: string]: unknown;
        });
        AccountDeletion: {
            /** @description Cancelled reservations, whose seats are free again. */
            cancelledOrders: number;
            kept: {
                what: string;
                why: string;
            }[];
            /** @description Orders that must be kept by law. */
            keptOrders: number;
            protocol: string;
            /** @description Number of reviews made anonymous or removed. */
            reviews: number;
        };
        AccountFieldsInput: {
            /**
             * @description With or without dots and hyphen.
             * @example 529.982.247-25
             * @example 11144477735
             */
            cpf?: string;
            /** @description Required of a signed-in user to change e-mail or password. */
            currentPassword?: string;
            /** @example maria@exemplo.com.br */
            email?: string;
            gaCampaignParams?: {
                adgroupid?: string;
                gadSource?: string;
                gclid?: string;
                utmCampaign?: string;
                utmMedium?: string;
                utmSource?: string;
            };
            /** @description The analytics cookie without its first 6 characters. */
            gaToken?: string;
            /**
             * @description At least two words of letters, which may have apostrophes and hyphens between letters; stored capitalised.
             * @example Maria das Dores
             * @example Ana-Lúcia D'Ávila
             */
            name?: string;
            /** @description Registers the visitor; for a signed-in user, the new password. */
            password?: string;
            /** @description null removes it. */
            phone?: string | null;
        };
        AccountSearchInput: {
            /** @description A whole e-mail, CPF or name. */
            text: string;
        };
        AddedFactor: {
            recoveryCodes: string[] | null;
            token: string;
        };
        AlertRequestInput: {
            /** @example maria@exemplo.com.br */
            email: string;
            /**
             * @example city=sao-paulo-sp&grade=1-ano
             * @example shifts[]=manha&priceMax=900
             */
            query: string;
        };
        "ALREADY_MEMBER.CLAIM_PROOF_UNAVAILABLE.CLAIM_REJECTED_RECENTLY.CLAIM_UNDER_WAY.EMAIL_UNCONFIRMED.SCHOOL_UNLISTED": components["schemas"]["Error"] & ({
            /** @enum {string} */
            code: "ALREADY_MEMBER" | "CLAIM_PROOF_UNAVAILABLE" | "CLAIM_REJECTED_RECENTLY" | "CLAIM_UNDER_WAY" | "EMAIL_UNCONFIRMED" | "SCHOOL_UNLISTED";
        } & {
            [key: string]: unknown;
        });
        "ALREADY_MEMBER.INVITATIONS_LIMIT": components["schemas"]["Error"] & ({
            /** @enum {string} */
            code: "ALREADY_MEMBER" | "INVITATIONS_LIMIT";
        } & {
            [key: string]: unknown;
        });
        "APPLICATION_NAME_MISSING.BAD_REQUEST.TENANT_MISSING.TENANT_UNKNOWN": components["schemas"]["Error"] & ({
            /** @enum {string} */
            code: "APPLICATION_NAME_MISSING" | "BAD_REQUEST" | "TENANT_MISSING" | "TENANT_UNKNOWN";
        } & {
            [key: string]: unknown;
        });
        AppliedOfferFile: {
            added: number;
            changed: number;
        };
        AppliedRedirectFile: {
            added: number;
            changed: number;
        };
        Authenticator: {
            /** @description Base32, for people who cannot scan the code. */
            secret: string;
            /** @description otpauth://…, for a QR code. */
            uri: string;
        };
        AUTHENTICATOR_EXISTS: components["schemas"]["Error"] & ({
            /** @enum {string} */
            code: "AUTHENTICATOR_EXISTS";
        } & {
            [key: string]: unknown;
        });
        AUTHENTICATOR_NOT_BEGUN: components["schemas"]["Error"] & ({
            /** @enum {string} */
            code: "AUTHENTICATOR_NOT_BEGUN";
        } & {
            [key: string]: unknown;
        });
        BAD_REQUEST: components["schemas"]["Error"] & ({
            /** @enum {string} */
            code: "BAD_REQUEST";
        } & {
            [key: string]: unknown;
        });
        "BAD_REQUEST.CLAIM_CODE_WRONG.TENANT_MISSING.TENANT_UNKNOWN": components["schemas"]["Error"] & ({
            /** @enum {string} */
            code: "BAD_REQUEST" | "CLAIM_CODE_WRONG" | "TENANT_MISSING" | "TENANT_UNKNOWN";
        } & {
            [key: string]: unknown;
        });
        "BAD_REQUEST.DOCUMENT_UNREADABLE.TENANT_MISSING.TENANT_UNKNOWN": components["schemas"]["Error"] & ({
            /** @enum {string} */
            code: "BAD_REQUEST" | "DOCUMENT_UNREADABLE" | "TENANT_MISSING" | "TENANT_UNKNOWN";
        } & {
            [key: string]: unknown;
        });
        "BAD_REQUEST.LINK_INVALID.PASSWORD_COMMON.PASSWORD_LENGTH.TENANT_MISSING.TENANT_UNKNOWN": components["schemas"]["Error"] & ({
            /** @enum {string} */
            code: "BAD_REQUEST" | "LINK_INVALID" | "PASSWORD_COMMON" | "PASSWORD_LENGTH" | "TENANT_MISSING" | "TENANT_UNKNOWN";
        } & {
            [key: string]: unknown;
        });
        "BAD_REQUEST.LINK_INVALID.TENANT_MISSING.TENANT_UNKNOWN": components["schemas"]["Error"] & ({
            /** @enum {string} */
            code: "BAD_REQUEST" | "LINK_INVALID" | "TENANT_MISSING" | "TENANT_UNKNOWN";
        } & {
            [key: string]: unknown;
        });
        "BAD_REQUEST.OFFER_FILE_REJECTED.OFFER_FILE_UNREADABLE.TENANT_MISSING.TENANT_UNKNOWN": components["schemas"]["Error"] & ({
            /** @enum {string} */
            code: "BAD_REQUEST" | "OFFER_FILE_REJECTED" | "OFFER_FILE_UNREADABLE" | "TENANT_MISSING" | "TENANT_UNKNOWN";
        } & {
            [key: string]: unknown;
        });
        "BAD_REQUEST.OFFER_FILE_UNREADABLE.TENANT_MISSING.TENANT_UNKNOWN": components["schemas"]["Error"] & ({
            /** @enum {string} */
            code: "BAD_REQUEST" | "OFFER_FILE_UNREADABLE" | "TENANT_MISSING" | "TENANT_UNKNOWN";
        } & {
            [key: string]: unknown;
        });
        "BAD_REQUEST.PASSKEY_INVALID.TENANT_MISSING.TENANT_UNKNOWN": components["schemas"]["Error"] & ({
            /** @enum {string} */
            code: "BAD_REQUEST" | "PASSKEY_INVALID" | "TENANT_MISSING" | "TENANT_UNKNOWN";
        } & {
            [key: string]: unknown;
        });
        "BAD_REQUEST.PASSWORD_COMMON.PASSWORD_LENGTH.TENANT_MISSING.TENANT_UNKNOWN": components["schemas"]["Error"] & ({
            /** @enum {string} */
            code: "BAD_REQUEST" | "PASSWORD_COMMON" | "PASSWORD_LENGTH" | "TENANT_MISSING" | "TENANT_UNKNOWN";
        } & {
            [key: string]: unknown;
        });
        "BAD_REQUEST.PHOTO_DIMENSIONS.PHOTO_UNREADABLE.TENANT_MISSING.TENANT_UNKNOWN": components["schemas"]["Error"] & ({
            /** @enum {string} */
            code: "BAD_REQUEST" | "PHOTO_DIMENSIONS" | "PHOTO_UNREADABLE" | "TENANT_MISSING" | "TENANT_UNKNOWN";
        } & {
            [key: string]: unknown;
        });
        "BAD_REQUEST.PHOTO_DIMENSIONS.TENANT_MISSING.TENANT_UNKNOWN": components["schemas"]["Error"] & ({
            /** @enum {string} */
            code: "BAD_REQUEST" | "PHOTO_DIMENSIONS" | "TENANT_MISSING" | "TENANT_UNKNOWN";
        } & {
            [key: string]: unknown;
        });
        "BAD_REQUEST.PICTURE_UNREADABLE.TENANT_MISSING.TENANT_UNKNOWN": components["schemas"]["Error"] & ({
            /** @enum {string} */
            code: "BAD_REQUEST" | "PICTURE_UNREADABLE" | "TENANT_MISSING" | "TENANT_UNKNOWN";
        } & {
            [key: string]: unknown;
        });
        "BAD_REQUEST.REDIRECT_REJECTED.TENANT_MISSING.TENANT_UNKNOWN": components["schemas"]["Error"] & ({
            /** @enum {string} */
            code: "BAD_REQUEST" | "REDIRECT_REJECTED" | "TENANT_MISSING" | "TENANT_UNKNOWN";
        } & {
            [key: string]: unknown;
        });
        "BAD_REQUEST.TENANT_MISSING.TENANT_UNKNOWN": components["schemas"]["Error"] & ({
            /** @enum {string} */
            code: "BAD_REQUEST" | "TENANT_MISSING" | "TENANT_UNKNOWN";
        } & {
            [key: string]: unknown;
        });
        "BAD_REQUEST.TENANT_MISSING.TENANT_UNKNOWN.UPLOAD_CHUNK_DAMAGED": components["schemas"]["Error"] & ({
            /** @enum {string} */
            code: "BAD_REQUEST" | "TENANT_MISSING" | "TENANT_UNKNOWN" | "UPLOAD_CHUNK_DAMAGED";
        } & {
            [key: string]: unknown;
        });
        BaseUser: {
            baseUserId: number;
            /** @description Id of the user or pre-user; 0 when not identified. */
            id: number;
            /** @description Submitted a form: no way to sign in, no CPF. */
            isPreUser: boolean;
            /** @description A token created by this call, as in x-session-token. */
            sessionToken?: string;
        };
        BegunImportRun: {
            id: number;
        };
        Benefit: {
            category: string;
            demo: boolean;
            description: string;
            /** @description As it is shown: '20% de desconto'. */
            discount: string;
            id: number;
            link: string;
            partner: string;
            title: string;
            /** @description The last day; null for no end. */
            validUntil: string | null;
        };
        CardOffer: {
            demo: boolean;
            discount_percentage: number;
            distance_in_km: number | null;
            /** @description Centavos, once a year. */
            enrollment_fee: number;
            /** @description Declared, in centavos a year. 0: included; null: not disclosed. */
            extras: {
                material: number | null;
                meals: number | null;
                transport: number | null;
                uniform: number | null;
            };
            grade: string;
            grade_name: string;
            id: string;
            is_partner: boolean;
            /** @description Centavos a month, in full. */
            monthly_fee: number;
            /** @description Centavos a month, with the scholarship. */
            monthly_fee_with_discount: number;
            product_shift: string;
            product_slug_stage_grade: string;
            product_title: string;
            school_image: string | null;
            school_location: {
                city: string;
                city_slug: string;
                neighborhood: string | null;
                uf: string;
            };
            school_name: string;
            school_reviews: {
                count: number;
                ratings_average: number;
            };
            school_slug: string;
            school_tags: string[];
            seats_left: number;
            shift_name: string;
            year: number;
        };
        CardOfferInput: {
            demo: boolean;
            discount_percentage: number;
            distance_in_km: number | null;
            /** @description Centavos, once a year. */
            enrollment_fee: number;
            /** @description Declared, in centavos a year. 0: included; null: not disclosed. */
            extras: {
                material: number | null;
                meals: number | null;
                transport: number | null;
                uniform: number | null;
            };
            grade: string;
            grade_name: string;
            id: string;
            is_partner: boolean;
            /** @description Centavos a month, in full. */
            monthly_fee: number;
            /** @description Centavos a month, with the scholarship. */
            monthly_fee_with_discount: number;
            product_shift: string;
            product_slug_stage_grade: string;
            product_title: string;
            school_image: string | null;
            school_location: {
                city: string;
                city_slug: string;
                neighborhood: string | null;
                uf: string;
            };
            school_name: string;
            school_reviews: {
                count: number;
                ratings_average: number;
            };
            school_slug: string;
            school_tags: string[];
            seats_left: number;
            shift_name: string;
            year: number;
        };
        ChangedAnswerInput: {
            answer: string | null;
            /** @description Of the text that was read: 409 if somebody has changed the answer since. */
            version: string | null;
        };
        ChangedSchoolOfferInput: {
            /** @description At most two decimals. */
            discountPercentage: number;
            /** @description Once a year; 0 for none. In centavos. */
            enrollmentFee: number;
            /** @description In centavos a year. 0: included; null: not disclosed. */
            extras: {
                material: number | null;
                meals: number | null;
                transport: number | null;
                uniform: number | null;
            };
            /** @enum {string} */
            grade: "bercario" | "maternal-i" | "maternal-ii" | "jardim-i" | "jardim-ii" | "1-ano" | "2-ano" | "3-ano" | "4-ano" | "5-ano" | "6-ano" | "7-ano" | "8-ano" | "9-ano" | "1-serie" | "2-serie" | "3-serie";
            /** @description Of a month, in full. In centavos. */
            monthlyFee: number;
            seats: number;
            /** @enum {string} */
            shift: "manha" | "tarde" | "noite" | "integral";
            /**
             * @description Empty for the names of grade and shift.
             * @default
             */
            title: string;
            /**
             * Format: date
             * @description The last day.
             */
            validUntil: string;
            /** @description Of the offer that was edited: 409 if there is a later one. */
            version: number;
            year: number;
        };
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
        "CITY_NOT_FOUND.NEIGHBORHOOD_NOT_FOUND.NOT_FOUND": components["schemas"]["Error"] & ({
            /** @enum {string} */
            code: "CITY_NOT_FOUND" | "NEIGHBORHOOD_NOT_FOUND" | "NOT_FOUND";
        } & {
            [key: string]: unknown;
        });
        "CITY_NOT_FOUND.NEIGHBORHOOD_NOT_FOUND.STAGE_NOT_FOUND.STATE_NOT_FOUND": components["schemas"]["Error"] & ({
            /** @enum {string} */
            code: "CITY_NOT_FOUND" | "NEIGHBORHOOD_NOT_FOUND" | "STAGE_NOT_FOUND" | "STATE_NOT_FOUND";
        } & {
            [key: string]: unknown;
        });
        "CITY_NOT_FOUND.NOT_FOUND": components["schemas"]["Error"] & ({
            /** @enum {string} */
            code: "CITY_NOT_FOUND" | "NOT_FOUND";
        } & {
            [key: string]: unknown;
        });
        CLAIM_CODE_EXPIRED: components["schemas"]["Error"] & ({
            /** @enum {string} */
            code: "CLAIM_CODE_EXPIRED";
        } & {
            [key: string]: unknown;
        });
        CLAIM_DECIDED: components["schemas"]["Error"] & ({
            /** @enum {string} */
            code: "CLAIM_DECIDED";
        } & {
            [key: string]: unknown;
        });
        "CLAIM_NOT_FOUND.NOT_FOUND.SCHOOL_NOT_FOUND": components["schemas"]["Error"] & ({
            /** @enum {string} */
            code: "CLAIM_NOT_FOUND" | "NOT_FOUND" | "SCHOOL_NOT_FOUND";
        } & {
            [key: string]: unknown;
        });
        ClaimDocument: {
            base64: string;
            type: string;
        };
        ClaimedPage: {
            /** @description What the school has, of all amenities of the census. */
            amenities: ("biblioteca" | "sala-de-leitura" | "laboratorio-de-ciencias" | "auditorio" | "area-verde" | "patio-coberto" | "atelie-de-artes" | "sala-de-musica" | "estudio-de-danca" | "quadra-coberta" | "quadra-descoberta" | "piscina" | "parque-infantil" | "banheiro-acessivel" | "rampas" | "elevador" | "pisos-tateis" | "atendimento-especial" | "laboratorio-de-informatica" | "internet-para-alunos" | "banda-larga" | "lousa-digital" | "alimentacao" | "refeitorio" | "cozinha" | "banheiro-infantil")[];
            census: {
                /** @description Slug → whether the census says that the school has it; absent: undisclosed. */
                amenities: {
                    [key: string]: boolean;
                };
                year: number | null;
            };
            description: string | null;
            /** @description Whether some of these are values of the claimant, not the published ones. */
            isPrepared: boolean;
            /** @description How the school teaches. */
            methodologies: ("tradicional" | "construtivista" | "sociointeracionista" | "montessoriana" | "waldorf" | "freiriana" | "bilingue")[];
            /** @description As families know it. */
            name: string;
            /** @description Digits, with the area code. */
            phone: string | null;
            /** @description As its register writes it. */
            registeredName: string | null;
            /** @description The published values; of what the claimant has prepared, those that they saw then. */
            seen: {
                /** @description What the school has, of all amenities of the census. */
                amenities: ("biblioteca" | "sala-de-leitura" | "laboratorio-de-ciencias" | "auditorio" | "area-verde" | "patio-coberto" | "atelie-de-artes" | "sala-de-musica" | "estudio-de-danca" | "quadra-coberta" | "quadra-descoberta" | "piscina" | "parque-infantil" | "banheiro-acessivel" | "rampas" | "elevador" | "pisos-tateis" | "atendimento-especial" | "laboratorio-de-informatica" | "internet-para-alunos" | "banda-larga" | "lousa-digital" | "alimentacao" | "refeitorio" | "cozinha" | "banheiro-infantil")[];
                description: string | null;
                /** @description How the school teaches. */
                methodologies: ("tradicional" | "construtivista" | "sociointeracionista" | "montessoriana" | "waldorf" | "freiriana" | "bilingue")[];
                /** @description As families know it. */
                name: string;
                /** @description Digits, with the area code. */
                phone: string | null;
                /** @description 'seg-sex 08:00-11:30 13:30-17:00'; null: office hours. */
                visitHours: string | null;
                website: string | null;
                /** @description Digits, with the area code. */
                whatsapp: string | null;
            };
            /** @description When the school itself stated a field; absent: another source did. */
            stated: {
                [key: string]: string;
            };
            /** @description 'seg-sex 08:00-11:30 13:30-17:00'; null: office hours. */
            visitHours: string | null;
            website: string | null;
            /** @description Digits, with the area code. */
            whatsapp: string | null;
        };
        ClaimPage: {
            /** @description The latest. */
            claim: {
                /** @description With the status code. */
                codeExpiresAt: string | null;
                /** Format: date-time */
                createdAt: string;
                /** @description Whether the code was right, and our team decides nevertheless. */
                isProven: boolean;
                /** @description After a rejection. */
                mayRepeatAt: string | null;
                /** @enum {string} */
                proof: "email" | "phone" | "document";
                /** @description Why our team rejected it. */
                reason: string | null;
                /**
                 * @description code: the claimant enters the code; waiting: our team decides, or calls the school.
                 * @enum {string}
                 */
                status: "code" | "waiting" | "approved" | "rejected";
                /** @description Of the code. */
                triesLeft: number;
            } | null;
            /** @description Whether the account has confirmed its e-mail. */
            emailConfirmed: boolean;
            /** @description Whether our team will have to decide. */
            hasOwner: boolean;
            proofs: {
                /** @description The register's address, masked: 's•••@g•••.com.br'; null without one. */
                email: string | null;
                /** @description Whether the register has a phone number. */
                phone: boolean;
            };
            /** @description What the account is of the school already. */
            role: ("staff" | "owner") | null;
            school: {
                city: string;
                name: string;
                slug: string;
                uf: string;
            };
        };
        CLOSED_DAYS_LIMIT: components["schemas"]["Error"] & ({
            /** @enum {string} */
            code: "CLOSED_DAYS_LIMIT";
        } & {
            [key: string]: unknown;
        });
        ClosedSchoolOffersInput: {
            offers: {
                id: number;
                /** @description Of the offer that was edited: 409 if there is a later one. */
                version: number;
            }[];
        };
        CollectedAnswer: {
            /** @description false for a robot, and for a batch that was stored before. */
            stored: boolean;
        };
        CollectedBatchInput: {
            events?: {
                attributes?: {
                    [key: string]: string;
                };
                name: string;
            }[];
            exceptions?: {
                stacktrace?: {
                    frames: {
                        colno?: number;
                        filename?: string;
                        function?: string;
                        lineno?: number;
                    }[];
                };
                type?: string;
                value?: string;
            }[];
            /** @default [] */
            logs: unknown[];
            measurements?: {
                context?: {
                    [key: string]: string;
                };
                type: string;
                values: {
                    [key: string]: number;
                };
            }[];
            meta?: {
                app?: {
                    release?: string;
                    version?: string;
                };
                browser?: {
                    viewportWidth?: string;
                };
                session?: {
                    attributes?: {
                        [key: string]: string;
                    };
                    id?: string;
                };
                view?: {
                    name: string;
                };
            };
        };
        "CONFIRMATION_PASSWORD_WRONG.PASSWORD_NOT_SET": components["schemas"]["Error"] & ({
            /** @enum {string} */
            code: "CONFIRMATION_PASSWORD_WRONG" | "PASSWORD_NOT_SET";
        } & {
            [key: string]: unknown;
        });
        ConfirmedAlert: {
            /** @description Whether they are a saved search of the account that has confirmed this address. */
            inAccount: boolean;
            /** @description What the alerts are about. */
            name: string;
        };
        ConfirmedEmail: {
            /** @description For the visitor, in Portuguese. */
            message: string;
            /** @description Whether the e-mail replaced another: then the other sessions and the Google sign-in ended. */
            replaced: boolean;
        };
        ConfirmedQuestion: {
            /** @description The question’s. */
            id: number;
            /** @description For the visitor, in Portuguese. */
            message: string;
            school: {
                name: string;
                slug: string;
            };
        };
        ConfirmedReview: {
            /** @description For the visitor, in Portuguese. */
            message: string;
            school: {
                name: string;
                slug: string;
            };
        };
        CONFLICT: components["schemas"]["Error"] & ({
            /** @enum {string} */
            code: "CONFLICT";
        } & {
            [key: string]: unknown;
        });
        CONTACT_EXPIRED: components["schemas"]["Error"] & ({
            /** @enum {string} */
            code: "CONTACT_EXPIRED";
        } & {
            [key: string]: unknown;
        });
        CONTACT_UNAVAILABLE: components["schemas"]["Error"] & ({
            /** @enum {string} */
            code: "CONTACT_UNAVAILABLE";
        } & {
            [key: string]: unknown;
        });
        CPF_REQUIRED: components["schemas"]["Error"] & ({
            /** @enum {string} */
            code: "CPF_REQUIRED";
        } & {
            [key: string]: unknown;
        });
        "CURRENT_PASSWORD_WRONG.FRESH_SIGN_IN_REQUIRED.PASSWORD_NOT_SET.SECOND_FACTOR_REQUIRED": components["schemas"]["Error"] & ({
            /** @enum {string} */
            code: "CURRENT_PASSWORD_WRONG" | "FRESH_SIGN_IN_REQUIRED" | "PASSWORD_NOT_SET" | "SECOND_FACTOR_REQUIRED";
        } & {
            [key: string]: unknown;
        });
        "CURRENT_PASSWORD_WRONG.PASSWORD_NOT_SET.SECOND_FACTOR_REQUIRED": components["schemas"]["Error"] & ({
            /** @enum {string} */
            code: "CURRENT_PASSWORD_WRONG" | "PASSWORD_NOT_SET" | "SECOND_FACTOR_REQUIRED";
        } & {
            [key: string]: unknown;
        });
        DecidedTexts: {
            results: {
                id: number;
                /** @enum {string} */
                kind: "question" | "review";
                /**
                 * @description changed: not applied, because somebody has decided, reported or answered since; unconfirmed: not applied, because only its author makes a text public; gone: there is no such text.
                 * @enum {string}
                 */
                outcome: "done" | "changed" | "unconfirmed" | "gone";
                /** @description As it is now; null when it is gone. */
                text: components["schemas"]["OperatedText"] | null;
            }[];
        };
        DecidedVisitInput: {
            decision: {
                /** @constant */
                kind: "confirmed";
                /** @description In the school’s local time: 2026-03-05T14:00. */
                time: string;
            } | {
                /** @constant */
                kind: "proposed";
                reply?: string | null;
                times: string[];
            } | {
                /** @constant */
                kind: "declined";
                reply?: string | null;
            } | {
                /** @constant */
                kind: "answered";
                reply: string;
            };
            /** @description Of the request that was read: 409 if there is a later one. */
            version: number;
        };
        DirectoryChanges: {
            /** @description More than the listed schools has changed. */
            everything: boolean;
            schools: {
                city: string;
                slug: string;
            }[];
            /** @description The current version of the data: `since` of the next call. */
            version: number;
        };
        DirectoryTotals: {
            activeOffers: number;
            /** @description Whether the counts include demonstration schools. */
            demonstration: boolean;
            enrolledStudents: number;
            partnerSchools: number;
        };
        EMAIL_CONFIRMED_ELSEWHERE: components["schemas"]["Error"] & ({
            /** @enum {string} */
            code: "EMAIL_CONFIRMED_ELSEWHERE";
        } & {
            [key: string]: unknown;
        });
        "EMAIL_CONFIRMED_ELSEWHERE.GOOGLE_EMAIL_PROOF_NEEDED": components["schemas"]["Error"] & ({
            /** @enum {string} */
            code: "EMAIL_CONFIRMED_ELSEWHERE" | "GOOGLE_EMAIL_PROOF_NEEDED";
        } & {
            [key: string]: unknown;
        });
        Error: {
            /** @description Stable, for programs. Each call lists its own. */
            code: string;
            /** @description Data that a program needs to recover from some errors. */
            details?: {
                /** @description With OFFER_CHANGED: the offer as it is now. The call describes it. */
                currentOffer?: {
                    [key: string]: unknown;
                };
                /** @description With ORDER_CHANGED: the order as it is now. The call describes it. */
                currentOrder?: {
                    [key: string]: unknown;
                };
                /** @description With OFFER_PRICE_CHANGED: the monthly price with the discount, in centavos. */
                currentPrice?: number;
                /** @description With TEXT_CHANGED: the question or review as it is now. The call describes it. */
                currentText?: {
                    [key: string]: unknown;
                };
                /** @description With VISIT_CHANGED: the visit request as it is now. The call describes it. */
                currentVisit?: {
                    [key: string]: unknown;
                };
                /** @description With STUDENT_ALREADY_RESERVED: the existing order. */
                internalTransactionCode?: string;
            };
            /** @description For people; in Portuguese if a visitor may see it. */
            message: string;
            /** @description Also in the x-request-id header and in the log. */
            requestId: string;
        };
        ErrorInput: {
            /** @description Stable, for programs. Each call lists its own. */
            code: string;
            /** @description Data that a program needs to recover from some errors. */
            details?: {
                /** @description With OFFER_CHANGED: the offer as it is now. The call describes it. */
                currentOffer?: {
                    [key: string]: unknown;
                };
                /** @description With ORDER_CHANGED: the order as it is now. The call describes it. */
                currentOrder?: {
                    [key: string]: unknown;
                };
                /** @description With OFFER_PRICE_CHANGED: the monthly price with the discount, in centavos. */
                currentPrice?: number;
                /** @description With TEXT_CHANGED: the question or review as it is now. The call describes it. */
                currentText?: {
                    [key: string]: unknown;
                };
                /** @description With VISIT_CHANGED: the visit request as it is now. The call describes it. */
                currentVisit?: {
                    [key: string]: unknown;
                };
                /** @description With STUDENT_ALREADY_RESERVED: the existing order. */
                internalTransactionCode?: string;
            };
            /** @description For people; in Portuguese if a visitor may see it. */
            message: string;
            /** @description Also in the x-request-id header and in the log. */
            requestId: string;
        };
        FamilyContact: {
            email: string;
            name: string;
            /** @description Digits. */
            phone: string | null;
        };
        Favorites: {
            items: {
                /** Format: date-time */
                addedAt: string;
                city: string;
                citySlug: string;
                demo: boolean;
                /** @description The grade of the child that it is saved for. */
                grade: ("bercario" | "maternal-i" | "maternal-ii" | "jardim-i" | "jardim-ii" | "1-ano" | "2-ano" | "3-ano" | "4-ano" | "5-ano" | "6-ano" | "7-ano" | "8-ano" | "9-ano" | "1-serie" | "2-serie" | "3-serie") | null;
                /** @description The lowest price of that grade; null without a grade, or an offer for it. */
                gradePrice: number | null;
                image: string | null;
                isPartner: boolean;
                logo: string | null;
                /** @description Centavos a month; null without an offer. */
                lowestPrice: number | null;
                name: string;
                neighborhood: string | null;
                /** @description Scholarships that can be reserved now. */
                offers: number;
                ratingAverage: number;
                ratingCount: number;
                slug: string;
                uf: string;
                /** @description Why the school has left the directory; null while it is listed. */
                unlisted: {
                    /** @enum {string} */
                    reason: "closed" | "suspended" | "public" | "no-stages" | "absent";
                    /** @description Of the census that says so; null for the Catálogo. */
                    year: number | null;
                } | null;
            }[];
        };
        FAVORITES_LIMIT: components["schemas"]["Error"] & ({
            /** @enum {string} */
            code: "FAVORITES_LIMIT";
        } & {
            [key: string]: unknown;
        });
        /** @description Centavos a month, each an actual fee of a school. */
        FeeRange: {
            highest: number;
            lowest: number;
            median: number;
        };
        /** @description Centavos a month, each an actual fee of a school. */
        FeeRangeInput: {
            highest: number;
            lowest: number;
            median: number;
        };
        "FORBIDDEN.SECOND_FACTOR_REQUIRED": components["schemas"]["Error"] & ({
            /** @enum {string} */
            code: "FORBIDDEN" | "SECOND_FACTOR_REQUIRED";
        } & {
            [key: string]: unknown;
        });
        FoundAccounts: {
            accounts: {
                /** @description Masked: '***.456.789-**'. */
                cpf: string | null;
                /** Format: date-time */
                createdAt: string;
                demo: boolean;
                /** @description Masked: 'm•••@e•••.com.br'. */
                email: string;
                id: number;
                isEmailConfirmed: boolean;
                isOperator: boolean;
                /** @description Masked: 'M••• d••• D•••'. */
                name: string;
                /** @description Newest first. */
                orders: {
                    code: string;
                    /** Format: date-time */
                    createdAt: string;
                    /** @description null when it is gone. */
                    school: {
                        name: string;
                        slug: string;
                    } | null;
                    /** @enum {string} */
                    status: "initiated" | "awaiting_payment" | "paid" | "confirmed" | "enrolled" | "cancelled" | "expired";
                }[];
                schools: {
                    name: string;
                    /** @enum {string} */
                    role: "staff" | "owner";
                    slug: string;
                }[];
            }[];
            /** @enum {string} */
            by: "email" | "cpf" | "name";
            /** @description Whether there are more than are shown. */
            hasMore: boolean;
        };
        FoundSchools: {
            schools: {
                city: string;
                codEnt: number | null;
                isPartner: boolean;
                name: string;
                slug: string;
                uf: string;
                /** @description Why the school has left the directory; null while it is listed. */
                unlisted: {
                    /** @enum {string} */
                    reason: "closed" | "suspended" | "public" | "no-stages" | "absent";
                    /** @description Of the census that says so; null for the Catálogo. */
                    year: number | null;
                } | null;
            }[];
        };
        /** @description Each step counts what happened in its week. There are no totals, from which a hidden count could be derived. */
        Funnel: {
            /** @description Those in which something happened. */
            buckets: {
                /** @description null: 1 to 4, which is hidden. */
                comparisons: number | null;
                /** @description null: 1 to 4, which is hidden. */
                enrolled: number | null;
                /** @description Slug of a grade; null for what is about no grade: views, saves, comparisons, questions. */
                grade: string | null;
                /** @description null: 1 to 4, which is hidden. */
                paid: number | null;
                /** @description null: 1 to 4, which is hidden. */
                questions: number | null;
                /** @description null: 1 to 4, which is hidden. */
                reservations: number | null;
                /** @description null: 1 to 4, which is hidden. */
                saves: number | null;
                /** @description null: 1 to 4, which is hidden. */
                views: number | null;
                /** @description null: 1 to 4, which is hidden. */
                visits: number | null;
                /**
                 * Format: date
                 * @description Its Monday, at the school.
                 */
                week: string;
            }[];
            /** @description All weeks, the latest first. */
            weeks: string[];
        };
        /** @description Each step counts what happened in its week. There are no totals, from which a hidden count could be derived. */
        FunnelInput: {
            /** @description Those in which something happened. */
            buckets: {
                /** @description null: 1 to 4, which is hidden. */
                comparisons: number | null;
                /** @description null: 1 to 4, which is hidden. */
                enrolled: number | null;
                /** @description Slug of a grade; null for what is about no grade: views, saves, comparisons, questions. */
                grade: string | null;
                /** @description null: 1 to 4, which is hidden. */
                paid: number | null;
                /** @description null: 1 to 4, which is hidden. */
                questions: number | null;
                /** @description null: 1 to 4, which is hidden. */
                reservations: number | null;
                /** @description null: 1 to 4, which is hidden. */
                saves: number | null;
                /** @description null: 1 to 4, which is hidden. */
                views: number | null;
                /** @description null: 1 to 4, which is hidden. */
                visits: number | null;
                /**
                 * Format: date
                 * @description Its Monday, at the school.
                 */
                week: string;
            }[];
            /** @description All weeks, the latest first. */
            weeks: string[];
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
        "GOOGLE_ACCOUNT_UNUSABLE.SECOND_FACTOR_REQUIRED": components["schemas"]["Error"] & ({
            /** @enum {string} */
            code: "GOOGLE_ACCOUNT_UNUSABLE" | "SECOND_FACTOR_REQUIRED";
        } & {
            [key: string]: unknown;
        });
        GOOGLE_SIGN_IN_FAILED: components["schemas"]["Error"] & ({
            /** @enum {string} */
            code: "GOOGLE_SIGN_IN_FAILED";
        } & {
            [key: string]: unknown;
        });
        GOOGLE_SIGN_IN_OFF: components["schemas"]["Error"] & ({
            /** @enum {string} */
            code: "GOOGLE_SIGN_IN_OFF";
        } & {
            [key: string]: unknown;
        });
        GradeOption: {
            name: string;
            slug: string;
            /** @description Slug of the stage group. */
            stage: string;
        };
        HandledPaymentEvent: {
            internalTransactionCode: string;
            /** @description Whether the event was handled before. */
            repeated: boolean;
            /**
             * @description Status of the order after the event.
             * @enum {string}
             */
            status: "initiated" | "awaiting_payment" | "paid" | "confirmed" | "enrolled" | "cancelled" | "expired";
        };
        HelpfulQuestion: {
            /** @description Number of devices, with this one. */
            helpfulCount: number;
        };
        "IDEMPOTENCY_KEY_REUSED.OFFER_CLOSED.OFFER_PRICE_CHANGED.OFFER_SOLD_OUT.RESERVATION_LIMIT.SCHOOL_UNLISTED.STUDENT_ALREADY_RESERVED": components["schemas"]["Error"] & ({
            /** @enum {string} */
            code: "IDEMPOTENCY_KEY_REUSED" | "OFFER_CLOSED" | "OFFER_PRICE_CHANGED" | "OFFER_SOLD_OUT" | "RESERVATION_LIMIT" | "SCHOOL_UNLISTED" | "STUDENT_ALREADY_RESERVED";
        } & {
            [key: string]: unknown;
        });
        "IDEMPOTENCY_KEY_REUSED.SCHOOL_UNLISTED": components["schemas"]["Error"] & ({
            /** @enum {string} */
            code: "IDEMPOTENCY_KEY_REUSED" | "SCHOOL_UNLISTED";
        } & {
            [key: string]: unknown;
        });
        "IMPORT_NOT_FOUND.NOT_FOUND.SCHOOL_NOT_FOUND": components["schemas"]["Error"] & ({
            /** @enum {string} */
            code: "IMPORT_NOT_FOUND" | "NOT_FOUND" | "SCHOOL_NOT_FOUND";
        } & {
            [key: string]: unknown;
        });
        "IMPORT_NOT_FOUND.NOT_FOUND.SCHOOL_NOT_FOUND.UPLOAD_NOT_FOUND": components["schemas"]["Error"] & ({
            /** @enum {string} */
            code: "IMPORT_NOT_FOUND" | "NOT_FOUND" | "SCHOOL_NOT_FOUND" | "UPLOAD_NOT_FOUND";
        } & {
            [key: string]: unknown;
        });
        "IMPORT_NOT_PREVIEWED.IMPORT_UNDER_WAY.UPLOAD_CHANGED": components["schemas"]["Error"] & ({
            /** @enum {string} */
            code: "IMPORT_NOT_PREVIEWED" | "IMPORT_UNDER_WAY" | "UPLOAD_CHANGED";
        } & {
            [key: string]: unknown;
        });
        "IMPORT_NOT_RUNNING.IMPORT_OF_COMMAND": components["schemas"]["Error"] & ({
            /** @enum {string} */
            code: "IMPORT_NOT_RUNNING" | "IMPORT_OF_COMMAND";
        } & {
            [key: string]: unknown;
        });
        "IMPORT_UNDER_WAY.UPLOAD_CHANGED": components["schemas"]["Error"] & ({
            /** @enum {string} */
            code: "IMPORT_UNDER_WAY" | "UPLOAD_CHANGED";
        } & {
            [key: string]: unknown;
        });
        ImportRun: {
            /** @description Name of the person who started it; null for a command. */
            by: string | null;
            /** @description A preview whose file is still there, and since which no other file of its kind was imported. */
            canApply: boolean;
            /** @description Why it failed, in Portuguese. */
            failure: string | null;
            fileName: string | null;
            finishedAt: string | null;
            id: number;
            isPreview: boolean;
            isStopping: boolean;
            /** @description `inep`, `offers`; by a command also `places`, `redirects`, `demo`. */
            kind: string;
            /** @description In bytes. */
            progress: {
                done: number;
                total: number;
            } | null;
            result: {
                changed: number;
                /** @description Facts that stay as schools state them, with the first twenty schools. */
                kept: {
                    count: number;
                    fact: string;
                    schools: string[];
                }[];
                new: number;
                read: number;
                /** @description Faulty lines, which are not imported. */
                rejected: number;
                remarks: {
                    /** @description Something leaves the site or is not stored. */
                    isLoss: boolean;
                    message: string;
                }[];
                seconds: number;
                /** @description Lines that are not imported, by reason, rejected ones first. */
                skipped: {
                    count: number;
                    /** @description Faulty, and not only of no interest. */
                    isRejected: boolean;
                    /** @description The first twenty. */
                    lines: number[];
                    /** @description In Portuguese. */
                    reason: string;
                }[];
                unchanged: number;
            } | null;
            /** Format: date-time */
            startedAt: string;
            /**
             * @description `interrupted`: its process has ended. `rejected`: a strict command, and a line was faulty.
             * @enum {string}
             */
            state: "running" | "interrupted" | "failed" | "complete" | "stopped" | "rejected";
        };
        ImportRunInput: {
            /** @description Name of the person who started it; null for a command. */
            by: string | null;
            /** @description A preview whose file is still there, and since which no other file of its kind was imported. */
            canApply: boolean;
            /** @description Why it failed, in Portuguese. */
            failure: string | null;
            fileName: string | null;
            finishedAt: string | null;
            id: number;
            isPreview: boolean;
            isStopping: boolean;
            /** @description `inep`, `offers`; by a command also `places`, `redirects`, `demo`. */
            kind: string;
            /** @description In bytes. */
            progress: {
                done: number;
                total: number;
            } | null;
            result: {
                changed: number;
                /** @description Facts that stay as schools state them, with the first twenty schools. */
                kept: {
                    count: number;
                    fact: string;
                    schools: string[];
                }[];
                new: number;
                read: number;
                /** @description Faulty lines, which are not imported. */
                rejected: number;
                remarks: {
                    /** @description Something leaves the site or is not stored. */
                    isLoss: boolean;
                    message: string;
                }[];
                seconds: number;
                /** @description Lines that are not imported, by reason, rejected ones first. */
                skipped: {
                    count: number;
                    /** @description Faulty, and not only of no interest. */
                    isRejected: boolean;
                    /** @description The first twenty. */
                    lines: number[];
                    /** @description In Portuguese. */
                    reason: string;
                }[];
                unchanged: number;
            } | null;
            /** Format: date-time */
            startedAt: string;
            /**
             * @description `interrupted`: its process has ended. `rejected`: a strict command, and a line was faulty.
             * @enum {string}
             */
            state: "running" | "interrupted" | "failed" | "complete" | "stopped" | "rejected";
        };
        ImportRuns: {
            /** @description The last ones, latest first. */
            runs: components["schemas"]["ImportRun"][];
            /** @description What the caller has begun to upload and not ended. */
            uploads: {
                fileName: string;
                /** Format: uuid */
                id: string;
                kind: string;
                /** @description In bytes. */
                received: number;
                size: number;
            }[];
        };
        ImportUpload: {
            /** @description SHA-256 of the chunks that have arrived, from the first on, in hexadecimal digits. */
            digests: string[];
            /** Format: uuid */
            id: string;
        };
        Invitation: {
            /** @description Masked: 'm•••@e•••.com.br'. */
            email: string;
            /** Format: date-time */
            expiresAt: string;
            /** @description Whether the account has confirmed the invited address. */
            isForCurrentUser: boolean;
            /** @enum {string} */
            role: "staff" | "owner";
            school: {
                city: string;
                name: string;
                slug: string;
                uf: string;
            };
        };
        "INVITATION_NOT_FOUND.NOT_FOUND.SCHOOL_NOT_FOUND": components["schemas"]["Error"] & ({
            /** @enum {string} */
            code: "INVITATION_NOT_FOUND" | "NOT_FOUND" | "SCHOOL_NOT_FOUND";
        } & {
            [key: string]: unknown;
        });
        INVITATION_OTHER_EMAIL: components["schemas"]["Error"] & ({
            /** @enum {string} */
            code: "INVITATION_OTHER_EMAIL";
        } & {
            [key: string]: unknown;
        });
        JoinedSchool: {
            slug: string;
        };
        LAST_OWNER: components["schemas"]["Error"] & ({
            /** @enum {string} */
            code: "LAST_OWNER";
        } & {
            [key: string]: unknown;
        });
        LOGIN_FAILED: components["schemas"]["Error"] & ({
            /** @enum {string} */
            code: "LOGIN_FAILED";
        } & {
            [key: string]: unknown;
        });
        MailDeletionInput: {
            /** @enum {string} */
            reason: "wrong-address" | "out-of-date" | "settled-otherwise";
        };
        MapBaseLayer: {
            /** @description Cities with schools, the most populous first. */
            cities: {
                lat: number;
                lng: number;
                name: string;
                slug: string;
            }[];
            /** @description Neighborhoods with schools of known position, those with the most first. */
            neighborhoods: {
                citySlug: string;
                name: string;
                /** @description Some of its schools, rounded to about 110 m. */
                positions: [
                    number,
                    number
                ][];
            }[];
        };
        "MEMBER_NOT_FOUND.NOT_FOUND.SCHOOL_NOT_FOUND": components["schemas"]["Error"] & ({
            /** @enum {string} */
            code: "MEMBER_NOT_FOUND" | "NOT_FOUND" | "SCHOOL_NOT_FOUND";
        } & {
            [key: string]: unknown;
        });
        Message: {
            /** @description For the visitor, in Portuguese. */
            message: string;
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
        NewImportRunInputInput: {
            /** @description SHA-256 of the digests of all chunks, one after the other, in hexadecimal digits. */
            digest: string;
            /** Format: uuid */
            upload: string;
        };
        NewImportUploadInputInput: {
            fileName: string;
            /** @enum {string} */
            kind: "inep" | "offers";
            /** @description In bytes. */
            size: number;
        };
        NewSchoolOfferInput: {
            /** @description At most two decimals. */
            discountPercentage: number;
            /** @description Once a year; 0 for none. In centavos. */
            enrollmentFee: number;
            /** @description In centavos a year. 0: included; null: not disclosed. */
            extras: {
                material: number | null;
                meals: number | null;
                transport: number | null;
                uniform: number | null;
            };
            /** @enum {string} */
            grade: "bercario" | "maternal-i" | "maternal-ii" | "jardim-i" | "jardim-ii" | "1-ano" | "2-ano" | "3-ano" | "4-ano" | "5-ano" | "6-ano" | "7-ano" | "8-ano" | "9-ano" | "1-serie" | "2-serie" | "3-serie";
            /** @description Of a month, in full. In centavos. */
            monthlyFee: number;
            seats: number;
            /** @enum {string} */
            shift: "manha" | "tarde" | "noite" | "integral";
            /**
             * @description Empty for the names of grade and shift.
             * @default
             */
            title: string;
            /**
             * Format: date
             * @description The last day.
             */
            validUntil: string;
            year: number;
        };
        NOT_FOUND: components["schemas"]["Error"] & ({
            /** @enum {string} */
            code: "NOT_FOUND";
        } & {
            [key: string]: unknown;
        });
        "NOT_FOUND.OFFER_NOT_FOUND.SCHOOL_NOT_FOUND": components["schemas"]["Error"] & ({
            /** @enum {string} */
            code: "NOT_FOUND" | "OFFER_NOT_FOUND" | "SCHOOL_NOT_FOUND";
        } & {
            [key: string]: unknown;
        });
        "NOT_FOUND.OPERATOR_NOT_FOUND": components["schemas"]["Error"] & ({
            /** @enum {string} */
            code: "NOT_FOUND" | "OPERATOR_NOT_FOUND";
        } & {
            [key: string]: unknown;
        });
        "NOT_FOUND.ORDER_NOT_FOUND": components["schemas"]["Error"] & ({
            /** @enum {string} */
            code: "NOT_FOUND" | "ORDER_NOT_FOUND";
        } & {
            [key: string]: unknown;
        });
        "NOT_FOUND.ORDER_NOT_FOUND.SCHOOL_NOT_FOUND": components["schemas"]["Error"] & ({
            /** @enum {string} */
            code: "NOT_FOUND" | "ORDER_NOT_FOUND" | "SCHOOL_NOT_FOUND";
        } & {
            [key: string]: unknown;
        });
        "NOT_FOUND.PICTURE_NOT_FOUND": components["schemas"]["Error"] & ({
            /** @enum {string} */
            code: "NOT_FOUND" | "PICTURE_NOT_FOUND";
        } & {
            [key: string]: unknown;
        });
        "NOT_FOUND.QUESTION_NOT_FOUND": components["schemas"]["Error"] & ({
            /** @enum {string} */
            code: "NOT_FOUND" | "QUESTION_NOT_FOUND";
        } & {
            [key: string]: unknown;
        });
        "NOT_FOUND.QUESTION_NOT_FOUND.SCHOOL_NOT_FOUND": components["schemas"]["Error"] & ({
            /** @enum {string} */
            code: "NOT_FOUND" | "QUESTION_NOT_FOUND" | "SCHOOL_NOT_FOUND";
        } & {
            [key: string]: unknown;
        });
        "NOT_FOUND.REVIEW_NOT_FOUND": components["schemas"]["Error"] & ({
            /** @enum {string} */
            code: "NOT_FOUND" | "REVIEW_NOT_FOUND";
        } & {
            [key: string]: unknown;
        });
        "NOT_FOUND.REVIEW_NOT_FOUND.SCHOOL_NOT_FOUND": components["schemas"]["Error"] & ({
            /** @enum {string} */
            code: "NOT_FOUND" | "REVIEW_NOT_FOUND" | "SCHOOL_NOT_FOUND";
        } & {
            [key: string]: unknown;
        });
        "NOT_FOUND.SCHOOL_NOT_FOUND": components["schemas"]["Error"] & ({
            /** @enum {string} */
            code: "NOT_FOUND" | "SCHOOL_NOT_FOUND";
        } & {
            [key: string]: unknown;
        });
        "NOT_FOUND.SCHOOL_NOT_FOUND.UPLOAD_NOT_FOUND": components["schemas"]["Error"] & ({
            /** @enum {string} */
            code: "NOT_FOUND" | "SCHOOL_NOT_FOUND" | "UPLOAD_NOT_FOUND";
        } & {
            [key: string]: unknown;
        });
        "NOT_FOUND.SCHOOL_NOT_FOUND.VISIT_NOT_FOUND": components["schemas"]["Error"] & ({
            /** @enum {string} */
            code: "NOT_FOUND" | "SCHOOL_NOT_FOUND" | "VISIT_NOT_FOUND";
        } & {
            [key: string]: unknown;
        });
        "NOT_FOUND.SECOND_FACTOR_NOT_FOUND": components["schemas"]["Error"] & ({
            /** @enum {string} */
            code: "NOT_FOUND" | "SECOND_FACTOR_NOT_FOUND";
        } & {
            [key: string]: unknown;
        });
        "NOT_FOUND.SESSION_NOT_FOUND": components["schemas"]["Error"] & ({
            /** @enum {string} */
            code: "NOT_FOUND" | "SESSION_NOT_FOUND";
        } & {
            [key: string]: unknown;
        });
        "NOT_FOUND.STATE_NOT_FOUND": components["schemas"]["Error"] & ({
            /** @enum {string} */
            code: "NOT_FOUND" | "STATE_NOT_FOUND";
        } & {
            [key: string]: unknown;
        });
        "OFFER_CHANGED.details": components["schemas"]["Error"] & ({
            /** @enum {string} */
            code: "OFFER_CHANGED";
            details?: {
                currentOffer: components["schemas"]["SchoolOffer"];
            };
        } & {
            [key: string]: unknown;
        });
        "OFFER_CHANGED.OFFER_SEATS_RESERVED.SCHOOL_UNLISTED.details": components["schemas"]["Error"] & ({
            /** @enum {string} */
            code: "OFFER_CHANGED" | "OFFER_SEATS_RESERVED" | "SCHOOL_UNLISTED";
            details?: {
                currentOffer: components["schemas"]["SchoolOffer"];
            };
        } & {
            [key: string]: unknown;
        });
        "OFFER_FILE_UNDER_WAY.SCHOOL_UNLISTED": components["schemas"]["Error"] & ({
            /** @enum {string} */
            code: "OFFER_FILE_UNDER_WAY" | "SCHOOL_UNLISTED";
        } & {
            [key: string]: unknown;
        });
        OFFER_NOT_FOUND: components["schemas"]["Error"] & ({
            /** @enum {string} */
            code: "OFFER_NOT_FOUND";
        } & {
            [key: string]: unknown;
        });
        /** @description Money is in centavos. Offers that the file lacks stay. */
        OfferFilePreview: {
            added: {
                after: {
                    discountPercentage: number;
                    enrollmentFee: number;
                    grade: string;
                    material: number | null;
                    meals: number | null;
                    monthlyFee: number;
                    price: number;
                    seats: number;
                    shift: string;
                    title: string;
                    transport: number | null;
                    uniform: number | null;
                    validUntil: string;
                    year: number;
                };
                /** @description In the file; the header is line 1. */
                line: number;
            }[];
            changed: {
                after: {
                    discountPercentage: number;
                    enrollmentFee: number;
                    grade: string;
                    material: number | null;
                    meals: number | null;
                    monthlyFee: number;
                    price: number;
                    seats: number;
                    shift: string;
                    title: string;
                    transport: number | null;
                    uniform: number | null;
                    validUntil: string;
                    year: number;
                };
                before: {
                    discountPercentage: number;
                    enrollmentFee: number;
                    grade: string;
                    material: number | null;
                    meals: number | null;
                    monthlyFee: number;
                    price: number;
                    seats: number;
                    shift: string;
                    title: string;
                    transport: number | null;
                    uniform: number | null;
                    validUntil: string;
                    year: number;
                };
                /** @description In the file; the header is line 1. */
                line: number;
            }[];
            counts: {
                added: number;
                changed: number;
                rejected: number;
                unchanged: number;
            };
            /** @description Columns that are none of an offer. */
            ignoredColumns: string[];
            /** @description Names this preview, to apply it. */
            preview: string;
            rejected: {
                /** @description In the file; the header is line 1. */
                line: number;
                /** @description What to do. */
                message: string;
            }[];
        };
        "OFFERS_CHANGED.OFFER_FILE_UNDER_WAY.SCHOOL_UNLISTED": components["schemas"]["Error"] & ({
            /** @enum {string} */
            code: "OFFERS_CHANGED" | "OFFER_FILE_UNDER_WAY" | "SCHOOL_UNLISTED";
        } & {
            [key: string]: unknown;
        });
        OperatedOrders: {
            counts: {
                oversold: number;
                "refund-due": number;
            };
            orders: components["schemas"]["SchoolOrderPage"][];
            /** @description Of this state. */
            pages: number;
        };
        OperatedSchool: {
            city: string;
            codEnt: number | null;
            /** @description Absent: a phone from the census. */
            contactSources: {
                /** @enum {string} */
                email?: "partner" | "operator" | "school";
                /** @enum {string} */
                phone?: "partner" | "operator" | "school";
                /** @enum {string} */
                website?: "partner" | "operator" | "school";
            };
            demo: boolean;
            email: string | null;
            isPartner: boolean;
            name: string;
            /** @description Digits. */
            phone: string | null;
            slug: string;
            uf: string;
            /** @description Why the school has left the directory; null while it is listed. */
            unlisted: {
                /** @enum {string} */
                reason: "closed" | "suspended" | "public" | "no-stages" | "absent";
                /** @description Of the census that says so; null for the Catálogo. */
                year: number | null;
            } | null;
            website: string | null;
        };
        OperatedText: {
            /** @description The school’s. Public together with the text. */
            answer: string | null;
            author: string;
            /** Format: date-time */
            createdAt: string;
            /** @description The author's, masked: 'm•••@e•••.com.br'. */
            email: string | null;
            id: number;
            /** @enum {string} */
            kind: "question" | "review";
            /** @description The mean of a review, 1 to 5. */
            rating: number | null;
            rejectionReason: string | null;
            /** @description Of a review’s author, to the school. */
            relationship: string | null;
            /** @description Open ones, oldest first. */
            reports: {
                /** Format: date-time */
                createdAt: string;
                details: string | null;
                id: number;
                reason: string;
            }[];
            school: {
                name: string;
                slug: string;
            };
            /** @enum {string} */
            status: "unconfirmed" | "published" | "held" | "rejected";
            text: string;
            /** @description Of its state, reports and answer. Sent back with a decision. */
            version: string;
            /** @description Null for a text that waits for no decision. */
            waitingSince: string | null;
        };
        OperatedTextInput: {
            /** @description The school’s. Public together with the text. */
            answer: string | null;
            author: string;
            /** Format: date-time */
            createdAt: string;
            /** @description The author's, masked: 'm•••@e•••.com.br'. */
            email: string | null;
            id: number;
            /** @enum {string} */
            kind: "question" | "review";
            /** @description The mean of a review, 1 to 5. */
            rating: number | null;
            rejectionReason: string | null;
            /** @description Of a review’s author, to the school. */
            relationship: string | null;
            /** @description Open ones, oldest first. */
            reports: {
                /** Format: date-time */
                createdAt: string;
                details: string | null;
                id: number;
                reason: string;
            }[];
            school: {
                name: string;
                slug: string;
            };
            /** @enum {string} */
            status: "unconfirmed" | "published" | "held" | "rejected";
            text: string;
            /** @description Of its state, reports and answer. Sent back with a decision. */
            version: string;
            /** @description Null for a text that waits for no decision. */
            waitingSince: string | null;
        };
        OperatedTexts: {
            /** @description The last one, if a later one was asked for. */
            page: number;
            /** @description 1 for an empty list. */
            pages: number;
            /** @description Whose texts these are; null for those that wait. */
            school: {
                name: string;
                slug: string;
            } | null;
            texts: components["schemas"]["OperatedText"][];
            /** @description On all pages. */
            total: number;
        };
        Operation: {
            /** @description Claims of schools to decide on, or to call the school about. */
            claims: {
                count: number;
                /** @description Since when the first one waits, if that is known. */
                oldest: string | null;
            };
            /** @description Mails that no server has accepted. */
            mails: {
                count: number;
                /** @description Since when the first one waits, if that is known. */
                oldest: string | null;
            };
            /** @description Paid reservations without a seat. */
            oversold: {
                count: number;
                /** @description Since when the first one waits, if that is known. */
                oldest: string | null;
            };
            /** @description Questions and reviews that are hidden or reported. */
            texts: {
                count: number;
                /** @description Since when the first one waits, if that is known. */
                oldest: string | null;
            };
            /** @description Schools that the latest census of their state lacks. */
            unconfirmedSchools: {
                count: number;
                /** @description Since when the first one waits, if that is known. */
                oldest: string | null;
            };
            /** @description Requests that no school has answered. */
            visits: {
                count: number;
                /** @description Since when the first one waits, if that is known. */
                oldest: string | null;
            };
        };
        Operator: {
            email: string;
            name: string;
            /** Format: date-time */
            since: string;
        };
        Order: {
            /** @description Amount that the payment page collects: the enrollment fee, or without one the first month with the discount. With 0 the order is `confirmed` at once. */
            amountDue: number;
            /** Format: date-time */
            createdAt: string;
            /** @description Whether it is demonstration data, unknown to any school. */
            demo: boolean;
            /**
             * Format: date-time
             * @description When an unpaid reservation frees its seat.
             */
            expiresAt: string;
            /** @description History of its status, oldest first. */
            history: {
                /** Format: date-time */
                createdAt: string;
                /** @enum {string} */
                status: "initiated" | "awaiting_payment" | "paid" | "confirmed" | "enrolled" | "cancelled" | "expired";
            }[];
            id: number;
            /** @description 'ME-7Q2K-M0XB-94TC' */
            internalTransactionCode: string;
            /** @description The offer at the time of the reservation. */
            offer: {
                discountPercentage: number;
                enrollmentFee: number;
                /** @description A year’s; 0 if included, null if not disclosed. */
                extras: {
                    material: number | null;
                    meals: number | null;
                    transport: number | null;
                    uniform: number | null;
                };
                grade: string;
                /** @description null when the offer is gone. */
                id: number | null;
                monthlyFee: number;
                monthlyFeeWithDiscount: number;
                shift: string;
                stage: string;
                title: string;
                year: number;
            };
            /** @description URL of the payment page, with amountDue in centavos (`valor`); null when nothing is to be paid. */
            paymentUrl: string | null;
            /** @description Why the school has refused it; null if it did not. */
            refusal: ("no-seat" | "current-student" | "grade" | "documents" | "no-answer" | "family" | "other") | null;
            school: {
                /** @description As it is now, on one line with the city; null when unknown. */
                address: string | null;
                city: string;
                name: string;
                /** @description As it is now: '(63) 3415-1000'. */
                phone: string | null;
                /** @description null when the school is no longer in the directory. */
                slug: string | null;
                uf: string;
            };
            /** @description Whether it is oversold: paid after the last seat was taken, without a seat since. */
            seatMissing: boolean;
            /** @enum {string} */
            status: "initiated" | "awaiting_payment" | "paid" | "confirmed" | "enrolled" | "cancelled" | "expired";
            student: {
                birthDate: string | null;
                name: string;
            };
        };
        "ORDER_CHANGED.ORDER_STATUS_CONFLICT.details": components["schemas"]["Error"] & ({
            /** @enum {string} */
            code: "ORDER_CHANGED" | "ORDER_STATUS_CONFLICT";
            details?: {
                currentOrder: components["schemas"]["SchoolOrder"];
            };
        } & {
            [key: string]: unknown;
        });
        "ORDER_CHANGED.ORDER_STATUS_CONFLICT.SCHOOL_UNLISTED.details": components["schemas"]["Error"] & ({
            /** @enum {string} */
            code: "ORDER_CHANGED" | "ORDER_STATUS_CONFLICT" | "SCHOOL_UNLISTED";
            details?: {
                currentOrder: components["schemas"]["SchoolOrder"];
            };
        } & {
            [key: string]: unknown;
        });
        ORDER_NOT_CANCELLABLE: components["schemas"]["Error"] & ({
            /** @enum {string} */
            code: "ORDER_NOT_CANCELLABLE";
        } & {
            [key: string]: unknown;
        });
        ORDER_NOT_FOUND: components["schemas"]["Error"] & ({
            /** @enum {string} */
            code: "ORDER_NOT_FOUND";
        } & {
            [key: string]: unknown;
        });
        "ORDER_STATUS_CONFLICT.PAYMENT_AMOUNT_WRONG.PAYMENT_EVENT_CONFLICT": components["schemas"]["Error"] & ({
            /** @enum {string} */
            code: "ORDER_STATUS_CONFLICT" | "PAYMENT_AMOUNT_WRONG" | "PAYMENT_EVENT_CONFLICT";
        } & {
            [key: string]: unknown;
        });
        OrderInput: {
            /** @description Amount that the payment page collects: the enrollment fee, or without one the first month with the discount. With 0 the order is `confirmed` at once. */
            amountDue: number;
            /** Format: date-time */
            createdAt: string;
            /** @description Whether it is demonstration data, unknown to any school. */
            demo: boolean;
            /**
             * Format: date-time
             * @description When an unpaid reservation frees its seat.
             */
            expiresAt: string;
            /** @description History of its status, oldest first. */
            history: {
                /** Format: date-time */
                createdAt: string;
                /** @enum {string} */
                status: "initiated" | "awaiting_payment" | "paid" | "confirmed" | "enrolled" | "cancelled" | "expired";
            }[];
            id: number;
            /** @description 'ME-7Q2K-M0XB-94TC' */
            internalTransactionCode: string;
            /** @description The offer at the time of the reservation. */
            offer: {
                discountPercentage: number;
                enrollmentFee: number;
                /** @description A year’s; 0 if included, null if not disclosed. */
                extras: {
                    material: number | null;
                    meals: number | null;
                    transport: number | null;
                    uniform: number | null;
                };
                grade: string;
                /** @description null when the offer is gone. */
                id: number | null;
                monthlyFee: number;
                monthlyFeeWithDiscount: number;
                shift: string;
                stage: string;
                title: string;
                year: number;
            };
            /** @description URL of the payment page, with amountDue in centavos (`valor`); null when nothing is to be paid. */
            paymentUrl: string | null;
            /** @description Why the school has refused it; null if it did not. */
            refusal: ("no-seat" | "current-student" | "grade" | "documents" | "no-answer" | "family" | "other") | null;
            school: {
                /** @description As it is now, on one line with the city; null when unknown. */
                address: string | null;
                city: string;
                name: string;
                /** @description As it is now: '(63) 3415-1000'. */
                phone: string | null;
                /** @description null when the school is no longer in the directory. */
                slug: string | null;
                uf: string;
            };
            /** @description Whether it is oversold: paid after the last seat was taken, without a seat since. */
            seatMissing: boolean;
            /** @enum {string} */
            status: "initiated" | "awaiting_payment" | "paid" | "confirmed" | "enrolled" | "cancelled" | "expired";
            student: {
                birthDate: string | null;
                name: string;
            };
        };
        OwnClaims: {
            items: {
                /** @description With the status code. */
                codeExpiresAt: string | null;
                /** Format: date-time */
                createdAt: string;
                /** @description Whether the code was right, and our team decides nevertheless. */
                isProven: boolean;
                /** @description After a rejection. */
                mayRepeatAt: string | null;
                /** @enum {string} */
                proof: "email" | "phone" | "document";
                /** @description Why our team rejected it. */
                reason: string | null;
                school: {
                    city: string;
                    name: string;
                    slug: string;
                    uf: string;
                };
                /**
                 * @description code: the claimant enters the code; waiting: our team decides, or calls the school.
                 * @enum {string}
                 */
                status: "code" | "waiting" | "approved" | "rejected";
                /** @description Of the code. */
                triesLeft: number;
            }[];
        };
        Panel: {
            isOperator: boolean;
            schools: {
                city: string;
                name: string;
                /** @enum {string} */
                role: "staff" | "owner";
                slug: string;
                uf: string;
            }[];
            /**
             * @description Whether this session has shown the account's second factor; none: it has none.
             * @enum {string}
             */
            secondFactor: "none" | "needed" | "shown";
        };
        PasskeyCreationOptions: {
            /** @enum {string} */
            attestation?: "direct" | "enterprise" | "indirect" | "none";
            authenticatorSelection?: {
                requireResidentKey?: boolean;
                /** @enum {string} */
                residentKey?: "discouraged" | "preferred" | "required";
                /** @enum {string} */
                userVerification?: "discouraged" | "preferred" | "required";
            };
            challenge: string;
            excludeCredentials?: {
                id: string;
                transports?: string[];
                type: string;
            }[];
            pubKeyCredParams: {
                alg: number;
                /** @constant */
                type: "public-key";
            }[];
            rp: {
                id?: string;
                name: string;
            };
            timeout?: number;
            user: {
                displayName: string;
                id: string;
                name: string;
            };
        };
        PasskeyRequestOptions: {
            allowCredentials?: {
                id: string;
                transports?: string[];
                type: string;
            }[];
            challenge: string;
            rpId?: string;
            timeout?: number;
            /** @enum {string} */
            userVerification?: "discouraged" | "preferred" | "required";
        };
        PASSKEYS_LIMIT: components["schemas"]["Error"] & ({
            /** @enum {string} */
            code: "PASSKEYS_LIMIT";
        } & {
            [key: string]: unknown;
        });
        PAYLOAD_TOO_LARGE: components["schemas"]["Error"] & ({
            /** @enum {string} */
            code: "PAYLOAD_TOO_LARGE";
        } & {
            [key: string]: unknown;
        });
        PaymentEventInput: {
            /** @description Amount paid, in centavos. Required with `payment.succeeded`; must equal the order’s amountDue. */
            amount?: number;
            /** @description Id of the payment host. A repeated event changes nothing. */
            id: string;
            internalTransactionCode: string;
            /** @enum {string} */
            type: "payment.pending" | "payment.failed" | "payment.succeeded" | "enrollment.confirmed" | "order.cancelled";
        };
        PhoneCode: {
            code: string;
            /** Format: date-time */
            expiresAt: string;
        };
        PHOTO_GONE: components["schemas"]["Error"] & ({
            /** @enum {string} */
            code: "PHOTO_GONE";
        } & {
            [key: string]: unknown;
        });
        PhotoCropInput: {
            height: number;
            left: number;
            top: number;
            url: string;
            width: number;
        };
        "PHOTOS_CHANGED.PHOTO_GONE": components["schemas"]["Error"] & ({
            /** @enum {string} */
            code: "PHOTOS_CHANGED" | "PHOTO_GONE";
        } & {
            [key: string]: unknown;
        });
        PICTURE_NOT_FOUND: components["schemas"]["Error"] & ({
            /** @enum {string} */
            code: "PICTURE_NOT_FOUND";
        } & {
            [key: string]: unknown;
        });
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
        PlacePart: {
            /** @description Null for parts of the place, and between places without positions of their own. */
            distanceInKm: number | null;
            /** @description Centavos a month; null without offers. */
            lowestPrice: number | null;
            name: string;
            offers: number;
            schools: number;
            slug: string;
        };
        PlacePartInput: {
            /** @description Null for parts of the place, and between places without positions of their own. */
            distanceInKm: number | null;
            /** @description Centavos a month; null without offers. */
            lowestPrice: number | null;
            name: string;
            offers: number;
            schools: number;
            slug: string;
        };
        PlaceSummary: {
            bestRated: {
                average: number;
                city: string;
                count: number;
                demo: boolean;
                image: string | null;
                /** @description Centavos a month; null without offers. */
                lowest: number | null;
                name: string;
                neighborhood: string | null;
                offers: number;
                slug: string;
                uf: string;
            }[];
            cities: components["schemas"]["PlacePart"][];
            /** @description The day of these counts, YYYY-MM-DD. */
            countedOn: string;
            demonstration: boolean;
            fees: components["schemas"]["StageFees"][];
            /** @description The most relevant offers, of different schools; none for the country, whose page shows a city's. */
            firstOffers: components["schemas"]["CardOffer"][];
            grades: {
                grade: string;
                lowestPrice: number;
                offers: number;
                schools: number;
            }[];
            /** @description Percent. */
            largestDiscount: number | null;
            /** @description Centavos a month; null without offers. */
            lowestPrice: number | null;
            nearCities: components["schemas"]["PlacePart"][];
            /** @description The nearest city with offers, when this place has none. */
            nearestWithOffers: components["schemas"]["PlacePart"] | null;
            neighborhoods: components["schemas"]["PlacePart"][];
            offers: number;
            place: {
                city: {
                    geoloc: {
                        lat: number;
                        lng: number;
                    };
                    name: string;
                    slug: string;
                } | null;
                neighborhood: {
                    geoloc: {
                        lat: number;
                        lng: number;
                    };
                    name: string;
                    slug: string;
                } | null;
                stage: string | null;
                state: {
                    name: string;
                    slug: string;
                    uf: string;
                } | null;
            };
            schools: number;
            schoolsWithOffers: number;
            stages: {
                schools: number;
                stage: string;
            }[];
            states: components["schemas"]["PlacePart"][];
        };
        PreparedSchoolPageInput: {
            page: {
                /** @description What the school has, of all amenities of the census. */
                amenities?: ("biblioteca" | "sala-de-leitura" | "laboratorio-de-ciencias" | "auditorio" | "area-verde" | "patio-coberto" | "atelie-de-artes" | "sala-de-musica" | "estudio-de-danca" | "quadra-coberta" | "quadra-descoberta" | "piscina" | "parque-infantil" | "banheiro-acessivel" | "rampas" | "elevador" | "pisos-tateis" | "atendimento-especial" | "laboratorio-de-informatica" | "internet-para-alunos" | "banda-larga" | "lousa-digital" | "alimentacao" | "refeitorio" | "cozinha" | "banheiro-infantil")[];
                description?: string | null;
                /** @description How the school teaches. */
                methodologies?: ("tradicional" | "construtivista" | "sociointeracionista" | "montessoriana" | "waldorf" | "freiriana" | "bilingue")[];
                name?: string;
                phone?: string | null;
                visitHours?: string | null;
                website?: string | null;
                whatsapp?: string | null;
            };
            /** @description The same fields as the claimant saw them. */
            seen: {
                /** @description What the school has, of all amenities of the census. */
                amenities?: ("biblioteca" | "sala-de-leitura" | "laboratorio-de-ciencias" | "auditorio" | "area-verde" | "patio-coberto" | "atelie-de-artes" | "sala-de-musica" | "estudio-de-danca" | "quadra-coberta" | "quadra-descoberta" | "piscina" | "parque-infantil" | "banheiro-acessivel" | "rampas" | "elevador" | "pisos-tateis" | "atendimento-especial" | "laboratorio-de-informatica" | "internet-para-alunos" | "banda-larga" | "lousa-digital" | "alimentacao" | "refeitorio" | "cozinha" | "banheiro-infantil")[];
                description?: string | null;
                /** @description How the school teaches. */
                methodologies?: ("tradicional" | "construtivista" | "sociointeracionista" | "montessoriana" | "waldorf" | "freiriana" | "bilingue")[];
                /** @description As families know it. */
                name?: string;
                /** @description Digits, with the area code. */
                phone?: string | null;
                /** @description 'seg-sex 08:00-11:30 13:30-17:00'; null: office hours. */
                visitHours?: string | null;
                website?: string | null;
                /** @description Digits, with the area code. */
                whatsapp?: string | null;
            };
        };
        PrivacyPanel: {
            consents: {
                description: string;
                granted: boolean;
                /** @enum {string} */
                purpose: "marketing" | "analytics" | "partner-contact";
                /** @description Time of the latest decision; null without one. */
                since: string | null;
            }[];
            data: {
                category: string;
                legalBasis: string;
                purpose: string;
                retention: string;
                what: string;
            }[];
            holder: {
                /** @description Masked: '***.456.789-**' */
                cpf: string | null;
                email: string;
                name: string;
            };
            requests: {
                completedAt: string | null;
                /** Format: date-time */
                createdAt: string;
                /** @enum {string} */
                kind: "export" | "correction" | "deletion" | "withdrawal";
                /** @description 'LGPD-2026-7Q2K-M0XB' */
                protocol: string;
                purpose: ("marketing" | "analytics" | "partner-contact") | null;
            }[];
            unusedScholarships: components["schemas"]["UnusedScholarship"][];
        };
        QUESTION_NOT_FOUND: components["schemas"]["Error"] & ({
            /** @enum {string} */
            code: "QUESTION_NOT_FOUND";
        } & {
            [key: string]: unknown;
        });
        QuestionFormInput: {
            /** @description Plain text, never HTML. */
            text: string;
            /** @description Never displayed: receives the confirmation link and the answer. */
            userEmail: string;
            /** @description nome */
            userName: string;
        };
        ReceivedImportChunk: {
            /** @description How many have arrived. */
            chunks: number;
        };
        Redirect: {
            /** @description A path of the site, or an https URL on another host. */
            location: string;
            /** @enum {number} */
            status: 301 | 302 | 307 | 308;
        };
        RedirectChangeInput: {
            rule: components["schemas"]["WrittenRedirectRuleInput"];
            /** @description The rule that it replaces, as it was shown: 409 CONFLICT if it is another by now. null to add one. */
            seen: {
                /** @description Last day. */
                endsOn: string | null;
                /** @enum {string} */
                kind: "exact" | "prefix";
                path: string;
                /** @description First day, in Brasília. */
                startsOn: string | null;
                /** @enum {number} */
                status: 301 | 302 | 307 | 308;
                target: string;
            } | null;
        };
        RedirectFilePreview: {
            added: components["schemas"]["RedirectRule"][];
            changed: {
                after: components["schemas"]["RedirectRule"];
                before: components["schemas"]["RedirectRule"];
            }[];
            counts: {
                added: number;
                changed: number;
                rejected: number;
                unchanged: number;
            };
            /** @description Names what was previewed, to apply it. */
            preview: string;
            rejected: {
                line: number;
                message: string;
            }[];
        };
        RedirectRemovalInput: {
            seen: {
                /** @description Last day. */
                endsOn: string | null;
                /** @enum {string} */
                kind: "exact" | "prefix";
                path: string;
                /** @description First day, in Brasília. */
                startsOn: string | null;
                /** @enum {number} */
                status: 301 | 302 | 307 | 308;
                target: string;
            };
        };
        RedirectRule: {
            /** @description Last day. */
            endsOn: string | null;
            /** @enum {string} */
            kind: "exact" | "prefix";
            path: string;
            /** @description First day, in Brasília. */
            startsOn: string | null;
            /** @enum {number} */
            status: 301 | 302 | 307 | 308;
            target: string;
        };
        RedirectRuleInput: {
            /** @description Last day. */
            endsOn: string | null;
            /** @enum {string} */
            kind: "exact" | "prefix";
            path: string;
            /** @description First day, in Brasília. */
            startsOn: string | null;
            /** @enum {number} */
            status: 301 | 302 | 307 | 308;
            target: string;
        };
        RedirectRules: {
            pages: number;
            rules: components["schemas"]["RedirectRule"][];
            total: number;
        };
        "RESERVATION_UNDER_WAY.SCHOLARSHIP_UNUSED": components["schemas"]["Error"] & ({
            /** @enum {string} */
            code: "RESERVATION_UNDER_WAY" | "SCHOLARSHIP_UNUSED";
        } & {
            [key: string]: unknown;
        });
        ReservationInput: {
            /** @description The displayed monthly price with the discount, in centavos: at any other price the reservation is rejected. */
            expectedPrice?: number;
            offerId: number;
            student: {
                /** Format: date */
                birthDate: string;
                /**
                 * @description At least two words of letters, which may have apostrophes and hyphens between letters; stored capitalised.
                 * @example Maria das Dores
                 * @example Ana-Lúcia D'Ávila
                 */
                name: string;
            };
        };
        ResetSecondFactor: {
            /** @description Whether there was an authenticator app. */
            authenticator: boolean;
            email: string;
            name: string;
            passkeys: number;
        };
        RetriedMails: {
            /** @description Number of mails that are sent again. */
            retried: number;
        };
        Review: {
            educationSystem: string | null;
            id: number;
            /**
             * @description Enrolled through us, or a confirmed e-mail.
             * @enum {string}
             */
            proof: "enrolled" | "email";
            /** @description ISO 8601, UTC. */
            publishedAt: string | null;
            /** @description The mean of the five ratings, 1 to 5. */
            rating: number;
            ratingCommunityParticipation: number;
            ratingEducationSystem: number | null;
            ratingExamPreparation: number;
            ratingPhysicalStructure: number;
            ratingSocioemotionalDevelopment: number;
            ratingStudentsMotivation: number;
            /** @description ISO 8601, UTC. */
            repliedAt: string | null;
            /** @description The school’s. */
            reply: string | null;
            teachingMethodology: string | null;
            testimonial: string;
            userName: string;
            userRelationship: string;
        };
        REVIEW_NOT_FOUND: components["schemas"]["Error"] & ({
            /** @enum {string} */
            code: "REVIEW_NOT_FOUND";
        } & {
            [key: string]: unknown;
        });
        ReviewFormInput: {
            /** @description Sistema Educacional */
            educationSystem?: string | null;
            /** @description avaliação da participação da comunidade */
            ratingCommunityParticipation: number;
            ratingEducationSystem?: number | null;
            /** @description avaliação da preparação para vestibular */
            ratingExamPreparation: number;
            /** @description avaliação da estrutura física */
            ratingPhysicalStructure: number;
            /** @description avaliação do desenvolvimento socioemocional */
            ratingSocioemotionalDevelopment: number;
            /** @description avaliação da motivação dos alunos */
            ratingStudentsMotivation: number;
            /** @description metodologia */
            teachingMethodology?: ("Tradicional" | "Construtivista" | "Montessoriana" | "Waldorf" | "Freiriana" | "Sociointeracionista" | "Bilíngue" | "Outra") | null;
            /** @description Plain text, never HTML; may contain line breaks. */
            testimonial: string;
            /** @description Never displayed: receives the confirmation link. */
            userEmail: string;
            /** @description nome */
            userName: string;
            /**
             * @description relacionamento
             * @enum {string}
             */
            userRelationship: "Mãe, pai ou responsável" | "Aluno" | "Ex-aluno" | "Funcionário";
        };
        ReviewReportInput: {
            details?: string | null;
            /** @enum {string} */
            reason: "offensive" | "personal-data" | "false" | "unrelated" | "advertising" | "other";
        };
        SAVED_SEARCHES_LIMIT: components["schemas"]["Error"] & ({
            /** @enum {string} */
            code: "SAVED_SEARCHES_LIMIT";
        } & {
            [key: string]: unknown;
        });
        SavedLead: {
            id: number;
            /** @description Whether there is no CPF yet. */
            isPreUser: boolean;
        };
        SavedSearch: {
            /** @description What is reported while alerts are on. */
            alertKinds: ("new-offers" | "lower-prices" | "free-seats")[];
            /** @description Whether news is reported by e-mail. */
            alerts: boolean;
            /** Format: date-time */
            createdAt: string;
            id: number;
            name: string;
            /** @description The query of a results page: 'city=sao-paulo-sp&grade=1-ano' */
            query: string;
        };
        SavedUser: {
            /** @description Protocol number of a correction of personal data (LGPD). */
            protocol?: string;
            /** @description Session token, after a registration with a password. */
            token?: string;
            user: components["schemas"]["User"];
        };
        SCHOOL_CHANGED: components["schemas"]["Error"] & ({
            /** @enum {string} */
            code: "SCHOOL_CHANGED";
        } & {
            [key: string]: unknown;
        });
        SCHOOL_NOT_FOUND: components["schemas"]["Error"] & ({
            /** @enum {string} */
            code: "SCHOOL_NOT_FOUND";
        } & {
            [key: string]: unknown;
        });
        "SCHOOL_NOT_FOUND.UPLOAD_NOT_FOUND": components["schemas"]["Error"] & ({
            /** @enum {string} */
            code: "SCHOOL_NOT_FOUND" | "UPLOAD_NOT_FOUND";
        } & {
            [key: string]: unknown;
        });
        SCHOOL_UNLISTED: components["schemas"]["Error"] & ({
            /** @enum {string} */
            code: "SCHOOL_UNLISTED";
        } & {
            [key: string]: unknown;
        });
        "SCHOOL_UNLISTED.VISIT_CANCELLED.VISIT_CHANGED.VISIT_TIME_UNAVAILABLE.details": components["schemas"]["Error"] & ({
            /** @enum {string} */
            code: "SCHOOL_UNLISTED" | "VISIT_CANCELLED" | "VISIT_CHANGED" | "VISIT_TIME_UNAVAILABLE";
            details?: {
                currentVisit: components["schemas"]["SchoolVisit"];
            };
        } & {
            [key: string]: unknown;
        });
        "SCHOOL_UNLISTED.VISIT_CANCELLED.VISIT_TIME_UNAVAILABLE": components["schemas"]["Error"] & ({
            /** @enum {string} */
            code: "SCHOOL_UNLISTED" | "VISIT_CANCELLED" | "VISIT_TIME_UNAVAILABLE";
        } & {
            [key: string]: unknown;
        });
        "SCHOOL_UNLISTED.VISIT_TIME_UNAVAILABLE": components["schemas"]["Error"] & ({
            /** @enum {string} */
            code: "SCHOOL_UNLISTED" | "VISIT_TIME_UNAVAILABLE";
        } & {
            [key: string]: unknown;
        });
        SchoolContactInput: {
            email?: string | null;
            phone?: string | null;
            website?: string | null;
        };
        SchoolFunnel: {
            funnel: components["schemas"]["Funnel"];
            school: {
                name: string;
                slug: string;
            };
        };
        SchoolLog: {
            events: {
                /** @description Title of the offer, code of the order, number of the visit request, or how a public question or review begins. */
                about: string | null;
                /** @enum {string} */
                action: "school.page-changed" | "school.photos-changed" | "offer.added" | "offer.changed" | "offer.closed" | "order.enrolled" | "order.refused" | "order.seat-given" | "order.contact-viewed" | "member.role-changed" | "member.removed" | "member.left" | "invitation.sent" | "invitation.withdrawn" | "invitation.accepted" | "claim.approved" | "question.answered" | "question.answer-changed" | "question.answer-deleted" | "question.reported" | "review.answered" | "review.answer-changed" | "review.answer-deleted" | "review.reported" | "visit.confirmed" | "visit.proposed" | "visit.declined" | "visit.answered" | "visit.contact-viewed" | "visit-day.closed" | "visit-day.opened";
                after: {
                    [key: string]: unknown;
                } | null;
                /** Format: date-time */
                at: string;
                /** @description Only what changed. */
                before: {
                    [key: string]: unknown;
                } | null;
                /**
                 * @description Somebody of the school, our team, or somebody who is not of the school any more.
                 * @enum {string}
                 */
                by: "member" | "team" | "other";
                id: number;
                /** @description Of a member. */
                name: string | null;
            }[];
            /** @description For `before`: where the next page begins. */
            next: number | null;
            school: {
                name: string;
                slug: string;
            };
            /**
             * @description The school’s, for the moments of the events.
             * @enum {string}
             */
            timeZone: "America/Noronha" | "America/Sao_Paulo" | "America/Manaus" | "America/Rio_Branco";
        };
        SchoolMailChoice: {
            /** @description What waits, at half past seven in the morning. */
            digest: boolean;
            /** @description Each new visit request and scholarship; from 21:00 to 7:00 at the school they wait. */
            urgent: boolean;
        };
        SchoolMailChoiceInput: {
            /** @description What waits, at half past seven in the morning. */
            digest: boolean;
            /** @description Each new visit request and scholarship; from 21:00 to 7:00 at the school they wait. */
            urgent: boolean;
        };
        SchoolOffer: {
            discountPercentage: number;
            /** @description Once a year. In centavos. */
            enrollmentFee: number;
            extras: {
                material: number | null;
                meals: number | null;
                transport: number | null;
                uniform: number | null;
            };
            /** @enum {string} */
            grade: "bercario" | "maternal-i" | "maternal-ii" | "jardim-i" | "jardim-ii" | "1-ano" | "2-ano" | "3-ano" | "4-ano" | "5-ano" | "6-ano" | "7-ano" | "8-ano" | "9-ano" | "1-serie" | "2-serie" | "3-serie";
            id: number;
            /** @description Written or edited by the school: no file of a partner changes it. */
            isOwn: boolean;
            /** @description Of a month, in full. In centavos. */
            monthlyFee: number;
            /** @description Of a month, with the discount. In centavos. */
            price: number;
            reference: string;
            seats: {
                left: number;
                reserved: number;
                total: number;
            };
            /** @enum {string} */
            shift: "manha" | "tarde" | "noite" | "integral";
            /**
             * @description Visitors see the open ones.
             * @enum {string}
             */
            state: "open" | "full" | "ended";
            title: string;
            validUntil: string;
            /** @description Sent back with a change. */
            version: number;
            year: number;
        };
        SchoolOfferInput: {
            discountPercentage: number;
            /** @description Once a year. In centavos. */
            enrollmentFee: number;
            extras: {
                material: number | null;
                meals: number | null;
                transport: number | null;
                uniform: number | null;
            };
            /** @enum {string} */
            grade: "bercario" | "maternal-i" | "maternal-ii" | "jardim-i" | "jardim-ii" | "1-ano" | "2-ano" | "3-ano" | "4-ano" | "5-ano" | "6-ano" | "7-ano" | "8-ano" | "9-ano" | "1-serie" | "2-serie" | "3-serie";
            id: number;
            /** @description Written or edited by the school: no file of a partner changes it. */
            isOwn: boolean;
            /** @description Of a month, in full. In centavos. */
            monthlyFee: number;
            /** @description Of a month, with the discount. In centavos. */
            price: number;
            reference: string;
            seats: {
                left: number;
                reserved: number;
                total: number;
            };
            /** @enum {string} */
            shift: "manha" | "tarde" | "noite" | "integral";
            /**
             * @description Visitors see the open ones.
             * @enum {string}
             */
            state: "open" | "full" | "ended";
            title: string;
            validUntil: string;
            /** @description Sent back with a change. */
            version: number;
            year: number;
        };
        /** @description Each change of price, latest first. In centavos a month. */
        SchoolOfferPrices: {
            /** Format: date-time */
            changedAt: string;
            newMonthlyFee: number;
            newPrice: number;
            oldMonthlyFee: number;
            oldPrice: number;
        }[];
        SchoolOffers: {
            offers: components["schemas"]["SchoolOffer"][];
            school: {
                name: string;
                slug: string;
            };
            /** @description Of all offers; the list has at most 1,000. */
            total: number;
        };
        SchoolOrder: {
            /** @description What the payment page collects, in centavos. */
            amountDue: number;
            /**
             * Format: date-time
             * @description Of its status.
             */
            changedAt: string;
            /** @description The last day on which the family can be seen; null when it can not. */
            contactUntil: string | null;
            /** Format: date-time */
            createdAt: string;
            /** @description What the school can decide now. */
            decisions: ("keep" | "enroll" | "refuse")[];
            /** @description Whether it is demonstration data. */
            demo: boolean;
            /** @description End of the 48 hours: when an unpaid reservation frees its seat; by when the school contacts the family of a secured scholarship. */
            dueAt: string | null;
            grade: string;
            /** @description 'ME-7Q2K-M0XB-94TC' */
            internalTransactionCode: string;
            /** @description Of a month with the discount, in centavos. */
            price: number;
            /** @description For our team only: it was refused after its payment, and the payment host has not reported the refund. Until then the contact of the family can be seen. */
            refundDue: boolean;
            /** @description Why the school has refused it. */
            refusal: ("no-seat" | "current-student" | "grade" | "documents" | "no-answer" | "family" | "other") | null;
            /** @description Oversold: paid, but without a seat. */
            seatMissing: boolean;
            /** @description Of its offer now; null when the offer is gone. */
            seatsLeft: number | null;
            shift: string;
            /** @enum {string} */
            status: "initiated" | "awaiting_payment" | "paid" | "confirmed" | "enrolled" | "cancelled" | "expired";
            /** @description null when the family can not be seen. */
            studentName: string | null;
            /**
             * @description The school’s, for these moments.
             * @enum {string}
             */
            timeZone: "America/Noronha" | "America/Sao_Paulo" | "America/Manaus" | "America/Rio_Branco";
            year: number;
        };
        SchoolOrderDecisionInput: {
            /** @description The order as it was shown: 409 ORDER_CHANGED if it is another by now. */
            seen: {
                seatMissing: boolean;
                /** @enum {string} */
                status: "initiated" | "awaiting_payment" | "paid" | "confirmed" | "enrolled" | "cancelled" | "expired";
            };
        };
        SchoolOrderInput: {
            /** @description What the payment page collects, in centavos. */
            amountDue: number;
            /**
             * Format: date-time
             * @description Of its status.
             */
            changedAt: string;
            /** @description The last day on which the family can be seen; null when it can not. */
            contactUntil: string | null;
            /** Format: date-time */
            createdAt: string;
            /** @description What the school can decide now. */
            decisions: ("keep" | "enroll" | "refuse")[];
            /** @description Whether it is demonstration data. */
            demo: boolean;
            /** @description End of the 48 hours: when an unpaid reservation frees its seat; by when the school contacts the family of a secured scholarship. */
            dueAt: string | null;
            grade: string;
            /** @description 'ME-7Q2K-M0XB-94TC' */
            internalTransactionCode: string;
            /** @description Of a month with the discount, in centavos. */
            price: number;
            /** @description For our team only: it was refused after its payment, and the payment host has not reported the refund. Until then the contact of the family can be seen. */
            refundDue: boolean;
            /** @description Why the school has refused it. */
            refusal: ("no-seat" | "current-student" | "grade" | "documents" | "no-answer" | "family" | "other") | null;
            /** @description Oversold: paid, but without a seat. */
            seatMissing: boolean;
            /** @description Of its offer now; null when the offer is gone. */
            seatsLeft: number | null;
            shift: string;
            /** @enum {string} */
            status: "initiated" | "awaiting_payment" | "paid" | "confirmed" | "enrolled" | "cancelled" | "expired";
            /** @description null when the family can not be seen. */
            studentName: string | null;
            /**
             * @description The school’s, for these moments.
             * @enum {string}
             */
            timeZone: "America/Noronha" | "America/Sao_Paulo" | "America/Manaus" | "America/Rio_Branco";
            year: number;
        };
        SchoolOrderPage: {
            order: components["schemas"]["SchoolOrder"];
            school: {
                name: string;
                slug: string;
            };
        };
        SchoolOrderPageInput: {
            order: components["schemas"]["SchoolOrderInput"];
            school: {
                name: string;
                slug: string;
            };
        };
        SchoolOrderRefusalInput: {
            /** @enum {string} */
            reason: "no-seat" | "current-student" | "grade" | "documents" | "no-answer" | "family" | "other";
            /** @description The order as it was shown: 409 ORDER_CHANGED if it is another by now. */
            seen: {
                seatMissing: boolean;
                /** @enum {string} */
                status: "initiated" | "awaiting_payment" | "paid" | "confirmed" | "enrolled" | "cancelled" | "expired";
            };
            /**
             * @description For the family, in the mail about it; needed with the reason `other`.
             * @default
             */
            text: string;
        };
        SchoolOrders: {
            /** @description Of all its orders. Oversold ones are in the other counts as well. */
            counts: {
                enrolled: number;
                over: number;
                oversold: number;
                "to-enroll": number;
                unpaid: number;
            };
            orders: components["schemas"]["SchoolOrder"][];
            /** @description Of this state. */
            pages: number;
            school: {
                name: string;
                slug: string;
            };
        };
        SchoolOverview: {
            /** @description That visitors see. */
            offers: number;
            school: {
                name: string;
                slug: string;
            };
            seatsLeft: number;
            waiting: {
                /** @description With seats left, that end within 14 days. */
                endingOffers: number;
                /** @description Secured scholarships whose enrollment is not confirmed. */
                orders: number;
                /** @description Paid reservations without a seat. */
                oversold: number;
                /** @description Published, without an answer. */
                questions: number;
                /** @description Published, without a reply. */
                reviews: number;
                /** @description Requests that the school has not decided on, and questions without an answer. */
                visits: number;
            };
            week: {
                /** @description The same. null: 1 to 4, which is hidden. */
                comparisons: {
                    current: number | null;
                    previous: number | null;
                };
                /** @description Of the last finished week at the school, Monday to Sunday, and of the one before. */
                enrollments: {
                    current: number;
                    previous: number;
                };
                /** @description Of the last finished week at the school, Monday to Sunday, and of the one before. */
                orders: {
                    current: number;
                    previous: number;
                };
                /** @description The same. null: 1 to 4, which is hidden. */
                saves: {
                    current: number | null;
                    previous: number | null;
                };
                /** @description The same. null: 1 to 4, which is hidden. */
                views: {
                    current: number | null;
                    previous: number | null;
                };
                /** @description Of the last finished week at the school, Monday to Sunday, and of the one before. */
                visits: {
                    current: number;
                    previous: number;
                };
            };
        };
        SchoolPage: {
            /** @description What the school has, of all amenities of the census. */
            amenities: ("biblioteca" | "sala-de-leitura" | "laboratorio-de-ciencias" | "auditorio" | "area-verde" | "patio-coberto" | "atelie-de-artes" | "sala-de-musica" | "estudio-de-danca" | "quadra-coberta" | "quadra-descoberta" | "piscina" | "parque-infantil" | "banheiro-acessivel" | "rampas" | "elevador" | "pisos-tateis" | "atendimento-especial" | "laboratorio-de-informatica" | "internet-para-alunos" | "banda-larga" | "lousa-digital" | "alimentacao" | "refeitorio" | "cozinha" | "banheiro-infantil")[];
            census: {
                /** @description Slug → whether the census says that the school has it; absent: undisclosed. */
                amenities: {
                    [key: string]: boolean;
                };
                year: number | null;
            };
            description: string | null;
            email: string | null;
            /** @description How the school teaches. */
            methodologies: ("tradicional" | "construtivista" | "sociointeracionista" | "montessoriana" | "waldorf" | "freiriana" | "bilingue")[];
            /** @description As families know it. */
            name: string;
            /** @description Digits, with the area code. */
            phone: string | null;
            /** @description What the caller prepared while their claim was open, and has not published. */
            prepared: {
                /** @description What somebody else has changed since the caller saw it. */
                conflicts: {
                    /** @description What the school has, of all amenities of the census. */
                    amenities?: ("biblioteca" | "sala-de-leitura" | "laboratorio-de-ciencias" | "auditorio" | "area-verde" | "patio-coberto" | "atelie-de-artes" | "sala-de-musica" | "estudio-de-danca" | "quadra-coberta" | "quadra-descoberta" | "piscina" | "parque-infantil" | "banheiro-acessivel" | "rampas" | "elevador" | "pisos-tateis" | "atendimento-especial" | "laboratorio-de-informatica" | "internet-para-alunos" | "banda-larga" | "lousa-digital" | "alimentacao" | "refeitorio" | "cozinha" | "banheiro-infantil")[];
                    description?: string | null;
                    /** @description How the school teaches. */
                    methodologies?: ("tradicional" | "construtivista" | "sociointeracionista" | "montessoriana" | "waldorf" | "freiriana" | "bilingue")[];
                    /** @description As families know it. */
                    name?: string;
                    /** @description Digits, with the area code. */
                    phone?: string | null;
                    /** @description 'seg-sex 08:00-11:30 13:30-17:00'; null: office hours. */
                    visitHours?: string | null;
                    website?: string | null;
                    /** @description Digits, with the area code. */
                    whatsapp?: string | null;
                };
                /** @description What can be published. */
                page: {
                    /** @description What the school has, of all amenities of the census. */
                    amenities?: ("biblioteca" | "sala-de-leitura" | "laboratorio-de-ciencias" | "auditorio" | "area-verde" | "patio-coberto" | "atelie-de-artes" | "sala-de-musica" | "estudio-de-danca" | "quadra-coberta" | "quadra-descoberta" | "piscina" | "parque-infantil" | "banheiro-acessivel" | "rampas" | "elevador" | "pisos-tateis" | "atendimento-especial" | "laboratorio-de-informatica" | "internet-para-alunos" | "banda-larga" | "lousa-digital" | "alimentacao" | "refeitorio" | "cozinha" | "banheiro-infantil")[];
                    description?: string | null;
                    /** @description How the school teaches. */
                    methodologies?: ("tradicional" | "construtivista" | "sociointeracionista" | "montessoriana" | "waldorf" | "freiriana" | "bilingue")[];
                    /** @description As families know it. */
                    name?: string;
                    /** @description Digits, with the area code. */
                    phone?: string | null;
                    /** @description 'seg-sex 08:00-11:30 13:30-17:00'; null: office hours. */
                    visitHours?: string | null;
                    website?: string | null;
                    /** @description Digits, with the area code. */
                    whatsapp?: string | null;
                };
            } | null;
            /** @description As its register writes it. */
            registeredName: string | null;
            /** @description When the school itself stated a field; absent: another source did. */
            stated: {
                [key: string]: string;
            };
            version: number;
            /** @description 'seg-sex 08:00-11:30 13:30-17:00'; null: office hours. */
            visitHours: string | null;
            website: string | null;
            /** @description Digits, with the area code. */
            whatsapp: string | null;
        };
        SchoolPageChangeInput: {
            /** @description What the school has, of all amenities of the census. */
            amenities: ("biblioteca" | "sala-de-leitura" | "laboratorio-de-ciencias" | "auditorio" | "area-verde" | "patio-coberto" | "atelie-de-artes" | "sala-de-musica" | "estudio-de-danca" | "quadra-coberta" | "quadra-descoberta" | "piscina" | "parque-infantil" | "banheiro-acessivel" | "rampas" | "elevador" | "pisos-tateis" | "atendimento-especial" | "laboratorio-de-informatica" | "internet-para-alunos" | "banda-larga" | "lousa-digital" | "alimentacao" | "refeitorio" | "cozinha" | "banheiro-infantil")[];
            description: string | null;
            email: string | null;
            /** @description How the school teaches. */
            methodologies: ("tradicional" | "construtivista" | "sociointeracionista" | "montessoriana" | "waldorf" | "freiriana" | "bilingue")[];
            name: string;
            phone: string | null;
            /** @description Of the page that was changed. Another one is rejected with 409. */
            version: number;
            visitHours: string | null;
            website: string | null;
            whatsapp: string | null;
        };
        SchoolPeople: {
            /** @description Neither accepted nor withdrawn; some have expired. */
            invitations: {
                /** Format: date-time */
                createdAt: string;
                email: string;
                /** Format: date-time */
                expiresAt: string;
                id: number;
                /** @enum {string} */
                role: "staff" | "owner";
            }[];
            /** @description The current user’s; null for our own team. */
            mails: components["schemas"]["SchoolMailChoice"] | null;
            /** @description Whether the current user may invite, change and remove. */
            mayManage: boolean;
            members: {
                account: number;
                email: string;
                hasSecondFactor: boolean;
                isCurrentUser: boolean;
                /** @description In any session, accurate to the hour. */
                lastSeenAt: string | null;
                name: string;
                /** @enum {string} */
                role: "staff" | "owner";
                /** Format: date-time */
                since: string;
            }[];
            school: {
                name: string;
                slug: string;
            };
        };
        SchoolPhotos: {
            photos: {
                /** @description What it shows, in words. Empty: a partner sent none. */
                alt: string;
                /** @description Absolute, of a partner; or a path of this service, of an uploaded photo or a demonstration drawing. */
                url: string;
            }[];
            school: {
                name: string;
            };
            /** @description Of the photos and their order. Others are rejected with 409. */
            version: string;
        };
        SchoolPhotosChangeInput: {
            photos: {
                alt: string;
                url: string;
            }[];
            /** @description Of the photos and their order. Others are rejected with 409. */
            version: string;
        };
        SchoolText: {
            answer: string | null;
            author: string;
            id: number;
            /** @description Not on the page until our team has decided. */
            isHidden: boolean;
            /** @description By the school; our team has not decided yet. */
            isReported: boolean;
            /** @enum {string} */
            kind: "question" | "review";
            /** Format: date-time */
            publishedAt: string;
            /** @description The mean of a review, 1 to 5. */
            rating: number | null;
            /** @description Of a review’s author, to the school. */
            relationship: string | null;
            text: string;
            /** @description When the school wrote its answer; null without one. Sent back with a change. */
            version: string | null;
        };
        SchoolTextInput: {
            answer: string | null;
            author: string;
            id: number;
            /** @description Not on the page until our team has decided. */
            isHidden: boolean;
            /** @description By the school; our team has not decided yet. */
            isReported: boolean;
            /** @enum {string} */
            kind: "question" | "review";
            /** Format: date-time */
            publishedAt: string;
            /** @description The mean of a review, 1 to 5. */
            rating: number | null;
            /** @description Of a review’s author, to the school. */
            relationship: string | null;
            text: string;
            /** @description When the school wrote its answer; null without one. Sent back with a change. */
            version: string | null;
        };
        SchoolTexts: {
            answered: number;
            /** @description The last one, if a later one was asked for. */
            page: number;
            /** @description 1 for an empty list. */
            pages: number;
            school: {
                name: string;
                slug: string;
            };
            texts: components["schemas"]["SchoolText"][];
            /** @description Public texts of these kinds without an answer. */
            waiting: number;
        };
        SchoolVisit: {
            confirmedTime: string | null;
            /** Format: date-time */
            createdAt: string;
            /** @description Slug of the student’s grade. */
            grade: string | null;
            hasQuestion: boolean;
            id: number;
            /** @description Its last time has passed. */
            isOver: boolean;
            /** @description For the school to decide or answer. */
            isWaiting: boolean;
            /** @description null also in the list of our team, where it is shown with the contact. */
            question: string | null;
            /** @description The school’s latest message. */
            reply: string | null;
            /** @enum {string} */
            status: "requested" | "moved" | "proposed" | "declined" | "cancelled";
            times: string[];
            /** @description Sent back with a decision. */
            version: number;
        };
        SchoolVisitInput: {
            confirmedTime: string | null;
            /** Format: date-time */
            createdAt: string;
            /** @description Slug of the student’s grade. */
            grade: string | null;
            hasQuestion: boolean;
            id: number;
            /** @description Its last time has passed. */
            isOver: boolean;
            /** @description For the school to decide or answer. */
            isWaiting: boolean;
            /** @description null also in the list of our team, where it is shown with the contact. */
            question: string | null;
            /** @description The school’s latest message. */
            reply: string | null;
            /** @enum {string} */
            status: "requested" | "moved" | "proposed" | "declined" | "cancelled";
            times: string[];
            /** @description Sent back with a decision. */
            version: number;
        };
        SchoolVisits: {
            /** @description From today on, in order. */
            closedDays: string[];
            /** @description Days and hours that families are offered. */
            days: {
                /** Format: date */
                day: string;
                hours: number[];
            }[];
            school: {
                name: string;
                slug: string;
            };
            /**
             * Format: date
             * @description In the school’s time zone.
             */
            today: string;
            /** @description As the school states them; null for office hours. */
            visitHours: string | null;
            /** @description Those that wait first, the oldest first; then by time. Without those that ended a week ago. */
            visits: components["schemas"]["SchoolVisit"][];
        };
        SECOND_FACTOR_NOT_FOUND: components["schemas"]["Error"] & ({
            /** @enum {string} */
            code: "SECOND_FACTOR_NOT_FOUND";
        } & {
            [key: string]: unknown;
        });
        SECOND_FACTOR_REQUIRED: components["schemas"]["Error"] & ({
            /** @enum {string} */
            code: "SECOND_FACTOR_REQUIRED";
        } & {
            [key: string]: unknown;
        });
        "SECOND_FACTOR_REQUIRED.SECOND_FACTOR_WRONG": components["schemas"]["Error"] & ({
            /** @enum {string} */
            code: "SECOND_FACTOR_REQUIRED" | "SECOND_FACTOR_WRONG";
        } & {
            [key: string]: unknown;
        });
        SECOND_FACTOR_WRONG: components["schemas"]["Error"] & ({
            /** @enum {string} */
            code: "SECOND_FACTOR_WRONG";
        } & {
            [key: string]: unknown;
        });
        SecondFactor: {
            authenticatorSince: string | null;
            /**
             * @description What adding the first factor needs: nothing shortly after the sign-in, later the password, or another sign-in without one.
             * @enum {string}
             */
            needed: "nothing" | "password" | "sign-in";
            passkeys: {
                /** Format: date-time */
                createdAt: string;
                /** @description 'Chrome no Android' */
                device: string;
                id: string;
                lastUsedAt: string | null;
            }[];
            recoveryCodesLeft: number;
            /**
             * @description Whether this session has shown the account's second factor; none: it has none.
             * @enum {string}
             */
            status: "none" | "needed" | "shown";
        };
        Session: {
            /** Format: date-time */
            createdAt: string;
            /** @description Whether it is the session of this call. */
            current: boolean;
            /** @description 'Chrome no Android' */
            device: string;
            id: number;
            /**
             * Format: date-time
             * @description Accurate to the hour.
             */
            lastSeenAt: string;
        };
        SIGNATURE_INVALID: components["schemas"]["Error"] & ({
            /** @enum {string} */
            code: "SIGNATURE_INVALID";
        } & {
            [key: string]: unknown;
        });
        SitemapPages: {
            /** @description `after` of the next batch; null at the end. */
            next: number | null;
            pages: {
                city: string | null;
                neighborhood: string | null;
                school: string | null;
                stage: string | null;
                /** @description ISO timestamp of the last change. */
                updatedAt: string;
            }[];
        };
        SitemapParts: {
            parts: {
                /** @enum {string} */
                kind: "cities" | "neighborhoods" | "stages" | "schools";
                pages: number;
                uf: string;
                /** @description ISO timestamp of the last change. */
                updatedAt: string;
            }[];
        };
        SiteMetrics: {
            /** @description Of the route in the query, or of all. Without counts, from which that of a hidden day could be derived. */
            daily: {
                /** @description 'AAAA-MM-DD', in Brasília. */
                day: string;
                /** @enum {string} */
                device: "phone" | "tablet" | "desktop";
                /** @enum {string} */
                metric: "lcp" | "inp" | "cls" | "ttfb";
                /** @description 75th percentile of at least five page views. Milliseconds; CLS has no unit. */
                p75: number;
            }[];
            /** @description Most frequent first. */
            errors: {
                /** @description Null for 1 to 4. */
                count: number | null;
                fingerprint: string;
                /** Format: date-time */
                lastAt: string;
                message: string;
                release: string;
                /** @description Most frequent first. */
                routes: string[];
                stack: string;
                type: string;
            }[];
            funnel: {
                steps: {
                    /** @enum {string} */
                    step: "search" | "school" | "school-visit" | "offer" | "lead" | "reservation";
                    /** @description Null for 1 to 4. */
                    visits: number | null;
                }[];
                /** @description Null for 1 to 4. */
                visits: number | null;
            };
            /** @description Latest first. */
            releases: {
                /** @description Without those of hidden errors, if they are 1 to 4; null if there are no others. */
                errors: number | null;
                release: string;
                /** @description Of the routes and devices in `vitals`. Null for 1 to 4. */
                views: number | null;
            }[];
            vitals: {
                /** @enum {string} */
                device: "phone" | "tablet" | "desktop";
                /** @enum {string} */
                metric: "lcp" | "inp" | "cls" | "ttfb";
                /** @description 75th percentile of at least five page views. Milliseconds; CLS has no unit. */
                p75: number;
                route: string;
                /** @description Of pages. */
                views: number;
            }[];
        };
        STAGE_NOT_FOUND: components["schemas"]["Error"] & ({
            /** @enum {string} */
            code: "STAGE_NOT_FOUND";
        } & {
            [key: string]: unknown;
        });
        /** @description One figure per school; ranges are null for fewer than five schools. */
        StageFees: {
            /** @description The median full fee of the surrounding city, state or country. */
            aroundMedian: number | null;
            full: components["schemas"]["FeeRange"] | null;
            offers: number;
            schools: number;
            stage: string;
            withScholarship: components["schemas"]["FeeRange"] | null;
        };
        /** @description One figure per school; ranges are null for fewer than five schools. */
        StageFeesInput: {
            /** @description The median full fee of the surrounding city, state or country. */
            aroundMedian: number | null;
            full: components["schemas"]["FeeRangeInput"] | null;
            offers: number;
            schools: number;
            stage: string;
            withScholarship: components["schemas"]["FeeRangeInput"] | null;
        };
        STATE_NOT_FOUND: components["schemas"]["Error"] & ({
            /** @enum {string} */
            code: "STATE_NOT_FOUND";
        } & {
            [key: string]: unknown;
        });
        "TEXT_CHANGED.details": components["schemas"]["Error"] & ({
            /** @enum {string} */
            code: "TEXT_CHANGED";
            details?: {
                currentText: components["schemas"]["SchoolText"];
            };
        } & {
            [key: string]: unknown;
        });
        TextDecisionsInput: {
            decisions: {
                decision: {
                    /** @constant */
                    kind: "publish";
                } | {
                    /** @constant */
                    kind: "hold";
                } | {
                    details: string | null;
                    /** @constant */
                    kind: "reject";
                    /** @enum {string} */
                    reason: "offensive" | "personal-data" | "false" | "unrelated" | "advertising" | "other";
                };
                id: number;
                /** @enum {string} */
                kind: "question" | "review";
                version: string;
            }[];
        };
        Token: {
            /** @description For 'Authorization: Bearer …', valid for 30 days. Stored only by the site's server (S1). */
            token: string;
        };
        TOO_MANY_REQUESTS: components["schemas"]["Error"] & ({
            /** @enum {string} */
            code: "TOO_MANY_REQUESTS";
        } & {
            [key: string]: unknown;
        });
        UnansweredVisits: {
            pages: number;
            total: number;
            visits: {
                /** @description Days and hours, in the school’s local time, at which it receives visitors. */
                days: {
                    /** Format: date */
                    day: string;
                    hours: number[];
                }[];
                /**
                 * @description No mail went to the school, or it has not answered for two days.
                 * @enum {string}
                 */
                reason: "no-mailbox" | "no-answer";
                school: {
                    name: string;
                    /** @description For people: '(63) 3415-1000'. */
                    phone: string | null;
                    slug: string;
                };
                visit: components["schemas"]["SchoolVisit"];
            }[];
        };
        UNAUTHORIZED: components["schemas"]["Error"] & ({
            /** @enum {string} */
            code: "UNAUTHORIZED";
        } & {
            [key: string]: unknown;
        });
        UNAVAILABLE: components["schemas"]["Error"] & ({
            /** @enum {string} */
            code: "UNAVAILABLE";
        } & {
            [key: string]: unknown;
        });
        UnconfirmedDecisionInput: {
            /** @enum {string} */
            decision: "keep" | "close";
            /** @description As it was shown: 409 CONFLICT if there is a newer census. */
            missingIn: number;
        };
        UnconfirmedSchools: {
            pages: number;
            schools: {
                city: string;
                codEnt: number;
                /** @description Year of the last census that had it. */
                confirmedIn: number;
                /** @description Year of the latest census of its state. */
                missingIn: number;
                name: string;
                /** @description Digits. */
                phone: string | null;
                slug: string;
                uf: string;
            }[];
            total: number;
        };
        UnsentMails: {
            counts: {
                failed: number;
                "held-back": number;
            };
            mails: {
                attempts: number;
                /** Format: date-time */
                createdAt: string;
                /** Format: date-time */
                failedAt: string;
                id: number;
                /** @description Kind of message: 'welcome'. */
                kind: string;
                /** @description Codes alone: 'EENVELOPE 550 5.1.1'. null if it is not known. */
                lastError: string | null;
                /** @description Masked: 'm•••@e•••.com.br'. */
                recipient: string;
            }[];
            /** @description Of this state. */
            pages: number;
        };
        UNSUPPORTED_MEDIA_TYPE: components["schemas"]["Error"] & ({
            /** @enum {string} */
            code: "UNSUPPORTED_MEDIA_TYPE";
        } & {
            [key: string]: unknown;
        });
        UnusedScholarship: {
            code: string;
            /** @description false for one with nothing to pay. */
            paid: boolean;
            school: string;
            /** @description The student's first name. */
            student: string;
            year: number;
        };
        UnusedScholarshipInput: {
            code: string;
            /** @description false for one with nothing to pay. */
            paid: boolean;
            school: string;
            /** @description The student's first name. */
            student: string;
            year: number;
        };
        UPLOAD_CHANGED: components["schemas"]["Error"] & ({
            /** @enum {string} */
            code: "UPLOAD_CHANGED";
        } & {
            [key: string]: unknown;
        });
        UploadedPhoto: {
            height: number;
            url: string;
            width: number;
        };
        User: {
            /** @description Digits only. A user with a CPF is registered. */
            cpf: string | null;
            email: string;
            /** @description Whether the user confirmed the address. */
            emailConfirmed: boolean;
            gaToken: string | null;
            /** @description Whether the user can sign in with Google. */
            hasGoogle: boolean;
            /** @description Without one the user signs in with Google, and can create one through password recovery. */
            hasPassword: boolean;
            id: number;
            name: string;
            /** @description The address that replaces the e-mail once it is confirmed. */
            pendingEmail: string | null;
            /** @description '(11) 91234-5678' */
            phone: string | null;
            picture: string | null;
        };
        UserInput: {
            /** @description Digits only. A user with a CPF is registered. */
            cpf: string | null;
            email: string;
            /** @description Whether the user confirmed the address. */
            emailConfirmed: boolean;
            gaToken: string | null;
            /** @description Whether the user can sign in with Google. */
            hasGoogle: boolean;
            /** @description Without one the user signs in with Google, and can create one through password recovery. */
            hasPassword: boolean;
            id: number;
            name: string;
            /** @description The address that replaces the e-mail once it is confirmed. */
            pendingEmail: string | null;
            /** @description '(11) 91234-5678' */
            phone: string | null;
            picture: string | null;
        };
        Visit: {
            /** @description The one that the school has confirmed. */
            confirmedTime: string | null;
            /** @description Days and hours, in the school’s local time, at which it receives visitors. */
            days: {
                /** Format: date */
                day: string;
                hours: number[];
            }[];
            /** @enum {string} */
            forwardedTo: "school" | "team";
            hasQuestion: boolean;
            /** @description Its last time has passed. */
            isOver: boolean;
            school: {
                name: string;
                slug: string;
            };
            /** @enum {string} */
            status: "requested" | "moved" | "proposed" | "declined" | "cancelled";
            times: string[];
        };
        VisitContact: {
            email: string;
            name: string;
            phone: string | null;
            question: string | null;
        };
        VisitDays: {
            /** @description Days and hours, in the school’s local time, at which it receives visitors. */
            days: {
                /** Format: date */
                day: string;
                hours: number[];
            }[];
            /**
             * @description Who receives the request: our team if the school’s e-mail is unknown.
             * @enum {string}
             */
            forwardedTo: "school" | "team";
        };
        VisitFormInput: {
            contactName: string;
            /** @description Receives the link to move or cancel. */
            email: string;
            phone?: string | null;
            question?: string | null;
            /** @description Slug of a grade: 1-ano. */
            studentGrade?: string | null;
            /**
             * @description Two or three, offered by GET …/visits/days. None for a question alone.
             * @default []
             */
            times: string[];
        };
        VisitorLocation: {
            city: string;
            latitude: number;
            longitude: number;
            /** @description The state's name. */
            region: string;
            /** @description The state's abbreviation. */
            regionCode: string;
        };
        VisitorLocationInSnakeCase: {
            city: string;
            latitude: number;
            longitude: number;
            /** @description The state's name. */
            region: string;
            /** @description The state's abbreviation. */
            region_code: string;
        };
        WaitingClaims: {
            items: {
                claimant: {
                    email: string;
                    name: string;
                };
                /** Format: date-time */
                createdAt: string;
                documentType: string | null;
                id: number;
                /** @description Whether the code was right: somebody else is the owner. */
                isProven: boolean;
                /** @description How many more claims of other people there are. */
                moreOthers: number;
                /** @description Claims of the same school by other people: the latest ten, latest first. */
                others: {
                    /** Format: date-time */
                    createdAt: string;
                    email: string;
                    name: string;
                    /** @enum {string} */
                    proof: "email" | "phone" | "document";
                    /**
                     * @description code: the claimant enters the code; waiting: our team decides, or calls the school.
                     * @enum {string}
                     */
                    status: "code" | "waiting" | "approved" | "rejected";
                }[];
                owners: {
                    email: string;
                    name: string;
                }[];
                /** @enum {string} */
                proof: "email" | "phone" | "document";
                school: {
                    city: string;
                    name: string;
                    /** @description Of the register: the one to call. */
                    phone: string | null;
                    slug: string;
                    uf: string;
                };
            }[];
        };
        WrittenRedirectRule: {
            /** @description Last day. */
            endsOn?: string | null;
            /**
             * @default exact
             * @enum {string}
             */
            kind: "exact" | "prefix";
            path: string;
            /** @description First day, 2026-12-31 or 31/12/2026. */
            startsOn?: string | null;
            /**
             * @default 301
             * @enum {number}
             */
            status: 301 | 302 | 307 | 308;
            target: string;
        };
        WrittenRedirectRuleInput: {
            /** @description Last day. */
            endsOn?: string | null;
            /**
             * @default exact
             * @enum {string}
             */
            kind: "exact" | "prefix";
            path: string;
            /** @description First day, 2026-12-31 or 31/12/2026. */
            startsOn?: string | null;
            /**
             * @default 301
             * @enum {number}
             */
            status: 301 | 302 | 307 | 308;
            target: string;
        };
    };
    responses: {
        /** @description Default Response */
        ACCOUNT_CREATED_MEANWHILE: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ACCOUNT_CREATED_MEANWHILE"];
            };
        };
        /** @description Default Response */
        "ALREADY_MEMBER.CLAIM_PROOF_UNAVAILABLE.CLAIM_REJECTED_RECENTLY.CLAIM_UNDER_WAY.EMAIL_UNCONFIRMED.SCHOOL_UNLISTED": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ALREADY_MEMBER.CLAIM_PROOF_UNAVAILABLE.CLAIM_REJECTED_RECENTLY.CLAIM_UNDER_WAY.EMAIL_UNCONFIRMED.SCHOOL_UNLISTED"];
            };
        };
        /** @description Default Response */
        "ALREADY_MEMBER.INVITATIONS_LIMIT": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ALREADY_MEMBER.INVITATIONS_LIMIT"];
            };
        };
        /** @description Default Response */
        "APPLICATION_NAME_MISSING.BAD_REQUEST.TENANT_MISSING.TENANT_UNKNOWN": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["APPLICATION_NAME_MISSING.BAD_REQUEST.TENANT_MISSING.TENANT_UNKNOWN"];
            };
        };
        /** @description Default Response */
        AUTHENTICATOR_EXISTS: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["AUTHENTICATOR_EXISTS"];
            };
        };
        /** @description Default Response */
        AUTHENTICATOR_NOT_BEGUN: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["AUTHENTICATOR_NOT_BEGUN"];
            };
        };
        /** @description Default Response */
        BAD_REQUEST: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["BAD_REQUEST"];
            };
        };
        /** @description Default Response */
        "BAD_REQUEST.CLAIM_CODE_WRONG.TENANT_MISSING.TENANT_UNKNOWN": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["BAD_REQUEST.CLAIM_CODE_WRONG.TENANT_MISSING.TENANT_UNKNOWN"];
            };
        };
        /** @description Default Response */
        "BAD_REQUEST.DOCUMENT_UNREADABLE.TENANT_MISSING.TENANT_UNKNOWN": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["BAD_REQUEST.DOCUMENT_UNREADABLE.TENANT_MISSING.TENANT_UNKNOWN"];
            };
        };
        /** @description Default Response */
        "BAD_REQUEST.LINK_INVALID.PASSWORD_COMMON.PASSWORD_LENGTH.TENANT_MISSING.TENANT_UNKNOWN": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["BAD_REQUEST.LINK_INVALID.PASSWORD_COMMON.PASSWORD_LENGTH.TENANT_MISSING.TENANT_UNKNOWN"];
            };
        };
        /** @description Default Response */
        "BAD_REQUEST.LINK_INVALID.TENANT_MISSING.TENANT_UNKNOWN": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["BAD_REQUEST.LINK_INVALID.TENANT_MISSING.TENANT_UNKNOWN"];
            };
        };
        /** @description Default Response */
        "BAD_REQUEST.OFFER_FILE_REJECTED.OFFER_FILE_UNREADABLE.TENANT_MISSING.TENANT_UNKNOWN": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["BAD_REQUEST.OFFER_FILE_REJECTED.OFFER_FILE_UNREADABLE.TENANT_MISSING.TENANT_UNKNOWN"];
            };
        };
        /** @description Default Response */
        "BAD_REQUEST.OFFER_FILE_UNREADABLE.TENANT_MISSING.TENANT_UNKNOWN": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["BAD_REQUEST.OFFER_FILE_UNREADABLE.TENANT_MISSING.TENANT_UNKNOWN"];
            };
        };
        /** @description Default Response */
        "BAD_REQUEST.PASSKEY_INVALID.TENANT_MISSING.TENANT_UNKNOWN": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["BAD_REQUEST.PASSKEY_INVALID.TENANT_MISSING.TENANT_UNKNOWN"];
            };
        };
        /** @description Default Response */
        "BAD_REQUEST.PASSWORD_COMMON.PASSWORD_LENGTH.TENANT_MISSING.TENANT_UNKNOWN": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["BAD_REQUEST.PASSWORD_COMMON.PASSWORD_LENGTH.TENANT_MISSING.TENANT_UNKNOWN"];
            };
        };
        /** @description Default Response */
        "BAD_REQUEST.PHOTO_DIMENSIONS.PHOTO_UNREADABLE.TENANT_MISSING.TENANT_UNKNOWN": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["BAD_REQUEST.PHOTO_DIMENSIONS.PHOTO_UNREADABLE.TENANT_MISSING.TENANT_UNKNOWN"];
            };
        };
        /** @description Default Response */
        "BAD_REQUEST.PHOTO_DIMENSIONS.TENANT_MISSING.TENANT_UNKNOWN": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["BAD_REQUEST.PHOTO_DIMENSIONS.TENANT_MISSING.TENANT_UNKNOWN"];
            };
        };
        /** @description Default Response */
        "BAD_REQUEST.PICTURE_UNREADABLE.TENANT_MISSING.TENANT_UNKNOWN": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["BAD_REQUEST.PICTURE_UNREADABLE.TENANT_MISSING.TENANT_UNKNOWN"];
            };
        };
        /** @description Default Response */
        "BAD_REQUEST.REDIRECT_REJECTED.TENANT_MISSING.TENANT_UNKNOWN": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["BAD_REQUEST.REDIRECT_REJECTED.TENANT_MISSING.TENANT_UNKNOWN"];
            };
        };
        /** @description Default Response */
        "BAD_REQUEST.TENANT_MISSING.TENANT_UNKNOWN": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["BAD_REQUEST.TENANT_MISSING.TENANT_UNKNOWN"];
            };
        };
        /** @description Default Response */
        "BAD_REQUEST.TENANT_MISSING.TENANT_UNKNOWN.UPLOAD_CHUNK_DAMAGED": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["BAD_REQUEST.TENANT_MISSING.TENANT_UNKNOWN.UPLOAD_CHUNK_DAMAGED"];
            };
        };
        /** @description Default Response */
        "CITY_NOT_FOUND.NEIGHBORHOOD_NOT_FOUND.NOT_FOUND": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["CITY_NOT_FOUND.NEIGHBORHOOD_NOT_FOUND.NOT_FOUND"];
            };
        };
        /** @description Default Response */
        "CITY_NOT_FOUND.NEIGHBORHOOD_NOT_FOUND.STAGE_NOT_FOUND.STATE_NOT_FOUND": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["CITY_NOT_FOUND.NEIGHBORHOOD_NOT_FOUND.STAGE_NOT_FOUND.STATE_NOT_FOUND"];
            };
        };
        /** @description Default Response */
        "CITY_NOT_FOUND.NOT_FOUND": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["CITY_NOT_FOUND.NOT_FOUND"];
            };
        };
        /** @description Default Response */
        CLAIM_CODE_EXPIRED: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["CLAIM_CODE_EXPIRED"];
            };
        };
        /** @description Default Response */
        CLAIM_DECIDED: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["CLAIM_DECIDED"];
            };
        };
        /** @description Default Response */
        "CLAIM_NOT_FOUND.NOT_FOUND.SCHOOL_NOT_FOUND": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["CLAIM_NOT_FOUND.NOT_FOUND.SCHOOL_NOT_FOUND"];
            };
        };
        /** @description Default Response */
        CLOSED_DAYS_LIMIT: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["CLOSED_DAYS_LIMIT"];
            };
        };
        /** @description Default Response */
        "CONFIRMATION_PASSWORD_WRONG.PASSWORD_NOT_SET": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["CONFIRMATION_PASSWORD_WRONG.PASSWORD_NOT_SET"];
            };
        };
        /** @description Default Response */
        CONFLICT: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["CONFLICT"];
            };
        };
        /** @description Default Response */
        CONTACT_EXPIRED: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["CONTACT_EXPIRED"];
            };
        };
        /** @description Default Response */
        CONTACT_UNAVAILABLE: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["CONTACT_UNAVAILABLE"];
            };
        };
        /** @description Default Response */
        CPF_REQUIRED: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["CPF_REQUIRED"];
            };
        };
        /** @description Default Response */
        "CURRENT_PASSWORD_WRONG.FRESH_SIGN_IN_REQUIRED.PASSWORD_NOT_SET.SECOND_FACTOR_REQUIRED": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["CURRENT_PASSWORD_WRONG.FRESH_SIGN_IN_REQUIRED.PASSWORD_NOT_SET.SECOND_FACTOR_REQUIRED"];
            };
        };
        /** @description Default Response */
        "CURRENT_PASSWORD_WRONG.PASSWORD_NOT_SET.SECOND_FACTOR_REQUIRED": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["CURRENT_PASSWORD_WRONG.PASSWORD_NOT_SET.SECOND_FACTOR_REQUIRED"];
            };
        };
        /** @description Default Response */
        EMAIL_CONFIRMED_ELSEWHERE: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["EMAIL_CONFIRMED_ELSEWHERE"];
            };
        };
        /** @description Default Response */
        "EMAIL_CONFIRMED_ELSEWHERE.GOOGLE_EMAIL_PROOF_NEEDED": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["EMAIL_CONFIRMED_ELSEWHERE.GOOGLE_EMAIL_PROOF_NEEDED"];
            };
        };
        /** @description Default Response */
        FAVORITES_LIMIT: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["FAVORITES_LIMIT"];
            };
        };
        /** @description Default Response */
        "FORBIDDEN.SECOND_FACTOR_REQUIRED": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["FORBIDDEN.SECOND_FACTOR_REQUIRED"];
            };
        };
        /** @description Default Response */
        "GOOGLE_ACCOUNT_UNUSABLE.SECOND_FACTOR_REQUIRED": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["GOOGLE_ACCOUNT_UNUSABLE.SECOND_FACTOR_REQUIRED"];
            };
        };
        /** @description Default Response */
        GOOGLE_SIGN_IN_FAILED: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["GOOGLE_SIGN_IN_FAILED"];
            };
        };
        /** @description Default Response */
        GOOGLE_SIGN_IN_OFF: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["GOOGLE_SIGN_IN_OFF"];
            };
        };
        /** @description Default Response */
        "IDEMPOTENCY_KEY_REUSED.OFFER_CLOSED.OFFER_PRICE_CHANGED.OFFER_SOLD_OUT.RESERVATION_LIMIT.SCHOOL_UNLISTED.STUDENT_ALREADY_RESERVED": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["IDEMPOTENCY_KEY_REUSED.OFFER_CLOSED.OFFER_PRICE_CHANGED.OFFER_SOLD_OUT.RESERVATION_LIMIT.SCHOOL_UNLISTED.STUDENT_ALREADY_RESERVED"];
            };
        };
        /** @description Default Response */
        "IDEMPOTENCY_KEY_REUSED.SCHOOL_UNLISTED": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["IDEMPOTENCY_KEY_REUSED.SCHOOL_UNLISTED"];
            };
        };
        /** @description Default Response */
        "IMPORT_NOT_FOUND.NOT_FOUND.SCHOOL_NOT_FOUND": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["IMPORT_NOT_FOUND.NOT_FOUND.SCHOOL_NOT_FOUND"];
            };
        };
        /** @description Default Response */
        "IMPORT_NOT_FOUND.NOT_FOUND.SCHOOL_NOT_FOUND.UPLOAD_NOT_FOUND": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["IMPORT_NOT_FOUND.NOT_FOUND.SCHOOL_NOT_FOUND.UPLOAD_NOT_FOUND"];
            };
        };
        /** @description Default Response */
        "IMPORT_NOT_PREVIEWED.IMPORT_UNDER_WAY.UPLOAD_CHANGED": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["IMPORT_NOT_PREVIEWED.IMPORT_UNDER_WAY.UPLOAD_CHANGED"];
            };
        };
        /** @description Default Response */
        "IMPORT_NOT_RUNNING.IMPORT_OF_COMMAND": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["IMPORT_NOT_RUNNING.IMPORT_OF_COMMAND"];
            };
        };
        /** @description Default Response */
        "IMPORT_UNDER_WAY.UPLOAD_CHANGED": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["IMPORT_UNDER_WAY.UPLOAD_CHANGED"];
            };
        };
        /** @description Default Response */
        "INVITATION_NOT_FOUND.NOT_FOUND.SCHOOL_NOT_FOUND": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["INVITATION_NOT_FOUND.NOT_FOUND.SCHOOL_NOT_FOUND"];
            };
        };
        /** @description Default Response */
        INVITATION_OTHER_EMAIL: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["INVITATION_OTHER_EMAIL"];
            };
        };
        /** @description Default Response */
        LAST_OWNER: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["LAST_OWNER"];
            };
        };
        /** @description Default Response */
        LOGIN_FAILED: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["LOGIN_FAILED"];
            };
        };
        /** @description Default Response */
        "MEMBER_NOT_FOUND.NOT_FOUND.SCHOOL_NOT_FOUND": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["MEMBER_NOT_FOUND.NOT_FOUND.SCHOOL_NOT_FOUND"];
            };
        };
        /** @description Default Response */
        NOT_FOUND: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["NOT_FOUND"];
            };
        };
        /** @description Default Response */
        "NOT_FOUND.OFFER_NOT_FOUND.SCHOOL_NOT_FOUND": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["NOT_FOUND.OFFER_NOT_FOUND.SCHOOL_NOT_FOUND"];
            };
        };
        /** @description Default Response */
        "NOT_FOUND.OPERATOR_NOT_FOUND": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["NOT_FOUND.OPERATOR_NOT_FOUND"];
            };
        };
        /** @description Default Response */
        "NOT_FOUND.ORDER_NOT_FOUND": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["NOT_FOUND.ORDER_NOT_FOUND"];
            };
        };
        /** @description Default Response */
        "NOT_FOUND.ORDER_NOT_FOUND.SCHOOL_NOT_FOUND": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["NOT_FOUND.ORDER_NOT_FOUND.SCHOOL_NOT_FOUND"];
            };
        };
        /** @description Default Response */
        "NOT_FOUND.PICTURE_NOT_FOUND": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["NOT_FOUND.PICTURE_NOT_FOUND"];
            };
        };
        /** @description Default Response */
        "NOT_FOUND.QUESTION_NOT_FOUND": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["NOT_FOUND.QUESTION_NOT_FOUND"];
            };
        };
        /** @description Default Response */
        "NOT_FOUND.QUESTION_NOT_FOUND.SCHOOL_NOT_FOUND": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["NOT_FOUND.QUESTION_NOT_FOUND.SCHOOL_NOT_FOUND"];
            };
        };
        /** @description Default Response */
        "NOT_FOUND.REVIEW_NOT_FOUND": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["NOT_FOUND.REVIEW_NOT_FOUND"];
            };
        };
        /** @description Default Response */
        "NOT_FOUND.REVIEW_NOT_FOUND.SCHOOL_NOT_FOUND": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["NOT_FOUND.REVIEW_NOT_FOUND.SCHOOL_NOT_FOUND"];
            };
        };
        /** @description Default Response */
        "NOT_FOUND.SCHOOL_NOT_FOUND": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["NOT_FOUND.SCHOOL_NOT_FOUND"];
            };
        };
        /** @description Default Response */
        "NOT_FOUND.SCHOOL_NOT_FOUND.UPLOAD_NOT_FOUND": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["NOT_FOUND.SCHOOL_NOT_FOUND.UPLOAD_NOT_FOUND"];
            };
        };
        /** @description Default Response */
        "NOT_FOUND.SCHOOL_NOT_FOUND.VISIT_NOT_FOUND": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["NOT_FOUND.SCHOOL_NOT_FOUND.VISIT_NOT_FOUND"];
            };
        };
        /** @description Default Response */
        "NOT_FOUND.SECOND_FACTOR_NOT_FOUND": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["NOT_FOUND.SECOND_FACTOR_NOT_FOUND"];
            };
        };
        /** @description Default Response */
        "NOT_FOUND.SESSION_NOT_FOUND": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["NOT_FOUND.SESSION_NOT_FOUND"];
            };
        };
        /** @description Default Response */
        "NOT_FOUND.STATE_NOT_FOUND": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["NOT_FOUND.STATE_NOT_FOUND"];
            };
        };
        /** @description Default Response */
        "OFFER_CHANGED.details": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["OFFER_CHANGED.details"];
            };
        };
        /** @description Default Response */
        "OFFER_CHANGED.OFFER_SEATS_RESERVED.SCHOOL_UNLISTED.details": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["OFFER_CHANGED.OFFER_SEATS_RESERVED.SCHOOL_UNLISTED.details"];
            };
        };
        /** @description Default Response */
        "OFFER_FILE_UNDER_WAY.SCHOOL_UNLISTED": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["OFFER_FILE_UNDER_WAY.SCHOOL_UNLISTED"];
            };
        };
        /** @description Default Response */
        OFFER_NOT_FOUND: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["OFFER_NOT_FOUND"];
            };
        };
        /** @description Default Response */
        "OFFERS_CHANGED.OFFER_FILE_UNDER_WAY.SCHOOL_UNLISTED": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["OFFERS_CHANGED.OFFER_FILE_UNDER_WAY.SCHOOL_UNLISTED"];
            };
        };
        /** @description Default Response */
        "ORDER_CHANGED.ORDER_STATUS_CONFLICT.details": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ORDER_CHANGED.ORDER_STATUS_CONFLICT.details"];
            };
        };
        /** @description Default Response */
        "ORDER_CHANGED.ORDER_STATUS_CONFLICT.SCHOOL_UNLISTED.details": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ORDER_CHANGED.ORDER_STATUS_CONFLICT.SCHOOL_UNLISTED.details"];
            };
        };
        /** @description Default Response */
        ORDER_NOT_CANCELLABLE: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ORDER_NOT_CANCELLABLE"];
            };
        };
        /** @description Default Response */
        ORDER_NOT_FOUND: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ORDER_NOT_FOUND"];
            };
        };
        /** @description Default Response */
        "ORDER_STATUS_CONFLICT.PAYMENT_AMOUNT_WRONG.PAYMENT_EVENT_CONFLICT": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ORDER_STATUS_CONFLICT.PAYMENT_AMOUNT_WRONG.PAYMENT_EVENT_CONFLICT"];
            };
        };
        /** @description Default Response */
        PASSKEYS_LIMIT: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["PASSKEYS_LIMIT"];
            };
        };
        /** @description Default Response */
        PAYLOAD_TOO_LARGE: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["PAYLOAD_TOO_LARGE"];
            };
        };
        /** @description Default Response */
        PHOTO_GONE: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["PHOTO_GONE"];
            };
        };
        /** @description Default Response */
        "PHOTOS_CHANGED.PHOTO_GONE": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["PHOTOS_CHANGED.PHOTO_GONE"];
            };
        };
        /** @description Default Response */
        PICTURE_NOT_FOUND: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["PICTURE_NOT_FOUND"];
            };
        };
        /** @description Default Response */
        QUESTION_NOT_FOUND: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["QUESTION_NOT_FOUND"];
            };
        };
        /** @description Default Response */
        "RESERVATION_UNDER_WAY.SCHOLARSHIP_UNUSED": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["RESERVATION_UNDER_WAY.SCHOLARSHIP_UNUSED"];
            };
        };
        /** @description Default Response */
        REVIEW_NOT_FOUND: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["REVIEW_NOT_FOUND"];
            };
        };
        /** @description Default Response */
        SAVED_SEARCHES_LIMIT: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["SAVED_SEARCHES_LIMIT"];
            };
        };
        /** @description Default Response */
        SCHOOL_CHANGED: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["SCHOOL_CHANGED"];
            };
        };
        /** @description Default Response */
        SCHOOL_NOT_FOUND: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["SCHOOL_NOT_FOUND"];
            };
        };
        /** @description Default Response */
        "SCHOOL_NOT_FOUND.UPLOAD_NOT_FOUND": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["SCHOOL_NOT_FOUND.UPLOAD_NOT_FOUND"];
            };
        };
        /** @description Default Response */
        SCHOOL_UNLISTED: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["SCHOOL_UNLISTED"];
            };
        };
        /** @description Default Response */
        "SCHOOL_UNLISTED.VISIT_CANCELLED.VISIT_CHANGED.VISIT_TIME_UNAVAILABLE.details": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["SCHOOL_UNLISTED.VISIT_CANCELLED.VISIT_CHANGED.VISIT_TIME_UNAVAILABLE.details"];
            };
        };
        /** @description Default Response */
        "SCHOOL_UNLISTED.VISIT_CANCELLED.VISIT_TIME_UNAVAILABLE": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["SCHOOL_UNLISTED.VISIT_CANCELLED.VISIT_TIME_UNAVAILABLE"];
            };
        };
        /** @description Default Response */
        "SCHOOL_UNLISTED.VISIT_TIME_UNAVAILABLE": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["SCHOOL_UNLISTED.VISIT_TIME_UNAVAILABLE"];
            };
        };
        /** @description Default Response */
        SECOND_FACTOR_NOT_FOUND: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["SECOND_FACTOR_NOT_FOUND"];
            };
        };
        /** @description Default Response */
        SECOND_FACTOR_REQUIRED: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["SECOND_FACTOR_REQUIRED"];
            };
        };
        /** @description Default Response */
        "SECOND_FACTOR_REQUIRED.SECOND_FACTOR_WRONG": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["SECOND_FACTOR_REQUIRED.SECOND_FACTOR_WRONG"];
            };
        };
        /** @description Default Response */
        SECOND_FACTOR_WRONG: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["SECOND_FACTOR_WRONG"];
            };
        };
        /** @description Default Response */
        SIGNATURE_INVALID: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["SIGNATURE_INVALID"];
            };
        };
        /** @description Default Response */
        STAGE_NOT_FOUND: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["STAGE_NOT_FOUND"];
            };
        };
        /** @description Default Response */
        STATE_NOT_FOUND: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["STATE_NOT_FOUND"];
            };
        };
        /** @description Default Response */
        "TEXT_CHANGED.details": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["TEXT_CHANGED.details"];
            };
        };
        /** @description Default Response */
        TOO_MANY_REQUESTS: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["TOO_MANY_REQUESTS"];
            };
        };
        /** @description Default Response */
        UNAUTHORIZED: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["UNAUTHORIZED"];
            };
        };
        /** @description Default Response */
        UNAVAILABLE: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["UNAVAILABLE"];
            };
        };
        /** @description Default Response */
        UNSUPPORTED_MEDIA_TYPE: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["UNSUPPORTED_MEDIA_TYPE"];
            };
        };
        /** @description Default Response */
        UPLOAD_CHANGED: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["UPLOAD_CHANGED"];
            };
        };
    };
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export type operations = Record<string, never>;
